/** Texts of the cash that riders take for balances. */
export const balanceCashTexts = {
  open: 'Cash for the balance',
  loading: 'Loading what is owed...',
  failed: 'What is owed could not be loaded',
  owes: (amount: string) => `The customer owes ${amount}.`,
  even: 'The customer owes nothing. What you take is theirs for the next meals.',
  amount: 'Amount (₹)',
  hint: 'You hand it over with your other cash. The kitchen can correct a mistake.',
  received: (amount: string) => `I have ${amount}`,
  receivedNothing: 'I have the money',
  done: (amount: string) => `${amount} is on the balance. Hand it over with your cash.`,
  notAnAmount: 'Please type an amount above ₹0, such as 340 or 99.50.',
  gone: 'This order has no balance, or it is no longer yours to bring.',
  recorded: 'An earlier try was recorded with another amount. Please ask the kitchen.',
  notTaken: 'That did not work. Please tap again.',
  lost: 'No answer from the kitchen. Please tap again; it counts once.',
  /** At the end of the page. */
  atHand: (amount: string) => `You have ${amount} in cash to hand over.`,
} as const;
