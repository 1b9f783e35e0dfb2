/** Messages about ledger entries, for server and pages. */
export const ledgerMessages = {
  referenceUsed: 'This transfer number was recorded already. Please look at the number again.',
  reversed: 'This entry was reversed already. Please load the ledger again.',
  notReversible: 'This entry follows an order or another entry, so it can’t be reversed by hand.',
  noCustomer: 'This order has no customer whose balance could be credited.',
  notCredited: 'This could not be credited. Is there a customer, and was money paid?',
  noMoney: 'This order was a test: no money was paid for it.',
  topUpOver: 'This payment was answered already. Please load the page again.',
  tooManyClaims: 'The kitchen still looks for five of your payments. Please wait for its answer.',
  onlyWhatIsOpen: 'Only what is still open of it can be changed.',
  noSuchPeriod: 'There is no statement of this month or week.',
  periodNotOver: 'This month or week is not over, so its statement can’t go out yet.',
  noAddress: 'This customer has no e-mail address.',
  /** What is wrong with an entry that somebody records. */
  problems: {
    notByHand: 'Entries of this kind are made by the server.',
    onlyReversal: 'Only a reversal names the entry that it reverses.',
    oneSide: 'An entry has either a debit or a credit above 0.',
    onlyCredit: 'Entries of this kind only credit the customer.',
    howPaid: 'Please say whether the money came in cash or to the bank.',
    notPaid: 'Only payments say how the money moved.',
    noTransfer: 'Only payments to the bank have a transfer number.',
    whyNote: 'Please write why: this entry needs a note.',
    moreThanHeld: 'This is more than the customer has.',
    moreThanOwed: 'This is more than the customer owes.',
  },
} as const;
