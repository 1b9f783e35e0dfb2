/** Messages about invoices, for server and pages. */
export const invoiceMessages = {
  alreadyIssued: 'The invoice of this order is issued already and can’t be changed any more.',
  noInvoices: 'There are no invoices for this order, so it needs no GSTIN.',
  gstinWrong: 'This is not a GSTIN. Please look at its 15 characters again.',
  nameMissing: 'Please enter the name of the business as it is registered.',
  seriesNext: (letter: string, next: string | undefined) =>
    next === undefined
      ? `Series ${letter} is the last one.`
      : `After series ${letter} comes series ${next}, and no other.`,
  monthWrong: 'Please choose a month, such as 2026-11.',
} as const;
