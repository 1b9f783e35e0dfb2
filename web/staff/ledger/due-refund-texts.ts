import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of the balances that the kitchen has to pay back. */
export const dueRefundTexts = {
  title: 'To pay back',
  hint: 'Customers who ask for their balance, or have closed their login.',
  closed: 'Login closed',
  since: (date: string) => `since ${date}`,
  nowhere: 'Nobody has said where to. Please ask the customer.',
  pay: 'Record it as paid',
  payLabel: (amount: string, name: string) => `Record ${amount} to ${name} as paid`,
  how: 'How did the money move?',
  paidBy: { cash: 'Cash', bank: 'UPI or bank transfer' },
  transfer: 'Transfer number',
  transferHint: 'UTR or reference, so that nobody records it twice.',
  save: (amount: string) => `${amount} is paid`,
  done: 'Recorded',
  used: 'This number was recorded before. Please look again.',
  over: 'This was answered already, or the balance is used up.',
  failed: 'This could not be saved. Please try again.',
  lost: 'The server did not answer. Please press again: nothing is recorded twice.',
  noName: NO_NAME,
} as const;
