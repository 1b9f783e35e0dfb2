import type { ReactNode } from 'react';

/** Texts of paying into a balance. */
export const payInTexts = {
  title: 'Pay in ahead',
  payTitle: 'Pay what is due',
  terms:
    'What you have ahead is good at this kitchen only. It never expires, and you get it back when you ask for it.',
  amount: 'Amount (₹)',
  most: (amount: string) => `Up to ${amount} at once.`,
  how: 'How do you pay?',
  ways: { direct: 'UPI', gateway: 'UPI, card or net banking, on a payment page' },
  pay: (amount: string) => `Pay ${amount}`,
  payNothing: 'Pay',
  another: 'Pay something else',
  notAnAmount: 'Please type an amount above ₹0, such as 1240 or 99.50.',
  counts: 'It is added to your balance once the kitchen sees it in its bank’s app.',
  checking: (amount: ReactNode) => <>The kitchen looks for your {amount}</>,
  noNumber: 'I have paid, but I don’t find the number',
  noNumberSent: 'The kitchen looks for it',
  checkingAmount:
    'Without a number it looks for the amount and the time. With the number it finds your payment sooner.',
  addNumber: 'Enter the number',
  deniedAmount: 'The kitchen did not find this payment. Please enter its number, or call the kitchen.',
  drop: 'I won’t pay this',
  back: 'If you have paid, your balance changes by itself once the payment has arrived. You need not pay again.',
  out: 'The payment page can’t be opened right now. Please try again in a moment.',
  failed: 'This did not work. Please try again.',
} as const;
