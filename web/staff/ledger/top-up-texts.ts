import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of the payments into balances that staff wait for. */
export const waitingTopUpTexts = {
  title: (count: number) => `Paid into balances: ${count} to check`,
  hint: 'Look for it in your bank’s app. Only what is there has been paid.',
  others: (count: number) =>
    count === 1 ? '1 more payment into a balance' : `${count} more payments into balances`,
  utr: 'UTR',
  denied: 'Told the customer that it is not there',
  received: 'Money is here',
  receivedLabel: (amount: string, name: string) => `The ${amount} of ${name} is here`,
  noUtr: 'The customer has paid, and knows no number.',
  number: 'UTR in your bank’s app',
  numberHint: 'If you see one: then nobody counts this payment twice.',
  add: (amount: string) => `Add ${amount} to the balance`,
  notAUtr: 'A UTR has 12 digits.',
  missing: 'Not received',
  missingLabel: (amount: string, name: string) => `The ${amount} of ${name} has not come`,
  done: (amount: string) => `${amount} is added to the balance`,
  informed: 'The customer is told',
  used: 'This number was counted before. Please look again.',
  over: 'This was answered already.',
  failed: 'That did not work. Please try again.',
  lost: 'The server did not answer. Please press again: it counts once.',
  noName: NO_NAME,
} as const;
