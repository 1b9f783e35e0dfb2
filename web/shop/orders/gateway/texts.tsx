import type { ReactNode } from 'react';

/** Texts of paying an order on a page of the payment gateway. */
export const gatewayTexts = {
  title: (amount: ReactNode) => <>Pay {amount} online</>,
  kept: 'Your order is kept for you. The kitchen begins once your payment has arrived.',
  test: 'This is a test: no money moves.',
  pay: 'Pay now',
  opening: 'Opening the payment page...',
  where: 'You pay on a page of our payment partner, and come back here.',
  checking: 'We ask for your payment...',
  checkingHint: 'This page changes by itself when it has arrived. You need not pay again.',
  notThere: 'No payment has arrived yet. If you did not finish, you can pay now.',
  out: 'The payment page can’t be opened right now. Your order is kept for you. Please try again in a moment.',
  over: 'This order does not wait for a payment any more. Please look at it again.',
} as const;
