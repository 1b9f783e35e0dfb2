/** Texts of the dialog that prints an order. */
export const printingTexts = {
  title: 'Print this order',
  sheet: 'What to print',
  sheets: { ticket: 'Kitchen ticket', bill: 'Customer bill' },
  paper: 'Paper',
  papers: { '58': '58 mm', '80': '80 mm', page: 'Whole page' },
  preview: 'Preview',
  print: 'Print',
  busy: 'Preparing...',
  loading: 'Loading the order...',
  failed: 'The order could not be loaded',
  notCounted: 'The order could not be printed. Please try again.',
} as const;
