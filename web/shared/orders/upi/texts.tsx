import type { ReactNode } from 'react';

/** Texts of paying an order by UPI. */
export const upiTexts = {
  title: (amount: ReactNode) => <>Pay {amount} by UPI</>,
  until: (time: ReactNode, left: string) => (
    <>
      by {time} ({left})
    </>
  ),
  left: (minutes: number) =>
    minutes === 0 ? 'time is up' : minutes === 1 ? '1 minute left' : `${minutes} minutes left`,
  kept: 'Your order is kept for you. The kitchen begins once your payment has arrived.',
  scan: 'Scan this code with your UPI app.',
  scanInstead: 'The app does not open? Scan the code from another phone, or pay to the UPI id by hand.',
  qr: (amount: string, payee: string) => `QR code to pay ${amount} to ${payee}`,
  openApp: 'Pay with a UPI app',
  payTo: 'UPI id',
  copy: 'Copy',
  copied: 'The UPI id is copied',
  notCopied: 'It could not be copied. Please type it by hand.',
  loading: 'Loading the payment...',
  failed: 'The payment could not be loaded',
  paid: 'I have paid',
  utr: 'UTR of your payment',
  utrHint: '12 digits. Your app shows it with the payment, as UTR, UPI transaction id or reference number.',
  notAUtr: 'Please type the 12 digits of the UTR.',
  send: 'Tell the kitchen',
  sending: 'Sending...',
  sent: 'The kitchen looks for your payment now',
  sendFailed: 'This did not work. Please try again.',
  lost: 'We did not hear back. Please press the button again; it counts once.',
  used: 'This UTR belongs to another payment. Please look at the number again.',
  over: 'This payment is not open any more. Please load the page again.',
  checking: 'The kitchen looks for your payment',
  checkingHint: (utr: ReactNode) => (
    <>
      It compares UTR {utr} with its bank’s app. This page changes when your payment is confirmed. Stay or
      come back.
    </>
  ),
  correct: 'Correct the UTR',
  keep: 'Leave it as it is',
  denied: (utr: string) =>
    `The kitchen can’t find a payment with UTR ${utr}. Please look at the number again, pay, or call the kitchen.`,
  ended: 'Has your bank taken the money?',
  endedHint: 'Enter the UTR, and the kitchen gives it back.',
  endedChecking: (utr: ReactNode) => (
    <>The kitchen looks for your payment with UTR {utr}. If it has come, it goes back to you.</>
  ),
} as const;
