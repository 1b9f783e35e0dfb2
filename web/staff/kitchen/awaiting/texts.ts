/** Texts of the payments that the kitchen waits for. */
export const awaitingTexts = {
  claimed: (count: number) => (count === 1 ? '1 payment to check' : `${count} payments to check`),
  hint: 'Look for it in your bank’s app. Only what is there has been paid, whatever a customer shows.',
  waiting: (count: number) =>
    count === 1 ? '1 order waits for its payment' : `${count} orders wait for their payments`,
  waitingHint: 'You cook nothing yet. What nobody pays is cancelled by itself.',
  until: (time: string) => `Waits until ${time}`,
  ended: 'This order has ended. If the money is there, it goes back to the customer.',
  denied: 'Told the customer that it is not there',
  utr: 'UTR',
  reused: 'This UTR was entered for another order, too.',
  noName: 'No name',
  received: 'Money is here',
  receivedLabel: (order: string) => `The money for order ${order} is here`,
  missing: 'Not received',
  missingLabel: (order: string) => `The money for order ${order} has not come`,
  missingQuestion: (order: string) => `Not received for ${order}?`,
  missingExplanation: 'The customer is told to look at the number again, or to pay. The order keeps waiting.',
  keep: 'Look again',
  customerInformed: (order: string) => `The customer of ${order} is told`,
  failed: 'That did not work. Please try again.',
} as const;
