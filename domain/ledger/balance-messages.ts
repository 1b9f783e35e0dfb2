/** What the server and customers' pages say of a balance. Customers read it, so it is loaded with the texts of the shop. */
export const balanceMessages = {
  off: 'This kitchen keeps no ledger. The owner can turn it on in the settings.',
  noWayToPayIn: 'Nobody can pay in this way here. Please choose another way.',
  moreThanAllowed: (amount: string) => `At most ${amount} can be paid in at once.`,
  codeWrong: 'This code is wrong or over. Please check it, or ask for another one.',
  codeOff: 'This kitchen can’t send a code to that number.',
  refundOver: 'There is nothing to pay back, or it was answered already. Please load the page again.',
} as const;
