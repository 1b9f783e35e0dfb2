import { takeBackWords } from '#domain/payments/take-back-words.ts';

/** Texts for taking back a payment that was confirmed by mistake. */
export const correctionTexts = {
  open: 'Not paid?',
  openLabel: (order: string) => `The payment of order ${order} has not come`,
  title: (order: string) => `Order ${order} is not paid`,
  loading: 'Loading the payment...',
  loadFailed: 'The payment could not be loaded',
  hint: 'Its payment was confirmed, but is not there. It becomes due again: the rider or the counter collects it, and the customer gets a mail. If the kitchen has not begun, the order waits for its payment instead.',
  none: 'No confirmation can be taken back here: the payment came through the gateway, or is due already.',
  legend: 'Why? It stands in the audit log.',
  reasons: takeBackWords,
  confirm: 'Take the confirmation back',
  done: (order: string, amount: string) => `${amount} is due again for ${order}`,
  tooLate: 'It can’t be taken back: something was refunded, the day is closed, or the order has ended.',
  failed: 'That did not work. Please try again.',
  lost: 'No answer from the server. Please look at the order and try again.',
} as const;
