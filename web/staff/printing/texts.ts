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
  /** The page that a tablet shows instead of the board without a connection. */
  kept: {
    title: 'Kitchen without a connection',
    lost: 'No connection. New orders do not show here.',
    asOf: (time: string) => `These tickets are as of ${time}.`,
    age: (minutes: number) =>
      minutes === 0 ? 'They are less than a minute old.' : `They are ${minutes} min old.`,
    print: (count: number) => (count === 1 ? 'Print this ticket' : `Print these ${count} tickets`),
    again: 'Try again',
    none: 'There was no order for the next two hours.',
  },
} as const;
