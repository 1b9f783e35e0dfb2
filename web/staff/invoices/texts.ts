/** Texts of the kitchen's list of invoices. */
export const adminInvoiceTexts = {
  page: {
    title: 'Invoices',
    lead: 'Tax invoices, bills of supply and credit notes. An issued one never changes.',
  },
  list: {
    label: 'Invoices',
    unit: (count: number) => (count === 1 ? 'document' : 'documents'),
    loading: 'Loading invoices...',
    failed: 'Failed to load invoices',
    empty: 'No invoices yet',
    emptyHint:
      'Once you are registered for GST (Settings, Taxes), each order gets its invoice when it is ready.',
  },
  columns: { number: 'Number', order: 'Order', buyer: 'Buyer', total: 'Total' },
  consumer: 'Consumer',
  search: 'Search invoices',
  searchHint: 'Number, order, buyer or GSTIN',
  kind: 'Kind',
  everyKind: 'Every kind',
  month: 'Month',
  everyMonth: 'Every month',
  ofOrder: 'Invoices',
  summary: {
    title: (month: string) => `GST summary of ${month}`,
    hint: 'CSV files for your accountant. Credit notes are taken off.',
    choose: 'Choose a month to download its GST summary.',
    tables: { rates: 'By rate', codes: 'By HSN/SAC', documents: 'Document series' },
    fileName: (month: string, table: string) => `gst-${month}-${table}.csv`,
    failed: 'The file could not be downloaded. Please try again.',
  },
} as const;
