import type { InvoiceKind } from '#domain/invoices/numbers.ts';
import { type SummedDocument, sumByCode, sumByRate, sumBySeries } from '#domain/invoices/summary.ts';
import { toRupees } from '#domain/money.ts';
import type { TaxPart } from '#domain/taxes/parts.ts';
import { addDays, momentOf } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { csvText } from '#server/http/csv/csv.ts';

/** The tables of a month's GST summary. */
export const SUMMARY_TABLES = ['rates', 'codes', 'documents'] as const;
type SummaryTable = (typeof SUMMARY_TABLES)[number];

const KIND_WORDS: Record<InvoiceKind, string> = {
  invoice: 'Tax invoices',
  billOfSupply: 'Bills of supply',
  creditNote: 'Credit notes',
};

const LINES: Record<SummaryTable, (documents: readonly SummedDocument[]) => (string | number)[][]> = {
  rates: (documents) => [
    ['Rate (%)', 'Buyers', 'Taxable value', 'CGST', 'SGST'],
    ...sumByRate(documents).map(({ percent, isBusiness, taxable, cgst, sgst }) => [
      percent,
      isBusiness ? 'With GSTIN' : 'Consumers',
      toRupees(taxable),
      toRupees(cgst),
      toRupees(sgst),
    ]),
  ],
  codes: (documents) => [
    ['HSN/SAC', 'Rate (%)', 'Total value', 'Taxable value', 'CGST', 'SGST'],
    ...sumByCode(documents).map(({ hsnCode, percent, value, taxable, cgst, sgst }) => [
      hsnCode,
      percent,
      toRupees(value),
      toRupees(taxable),
      toRupees(cgst),
      toRupees(sgst),
    ]),
  ],
  documents: (documents) => [
    ['Documents', 'From', 'To', 'Number', 'Cancelled', 'Net issued'],
    // A number is never cancelled: what was issued by mistake has a credit note.
    ...sumBySeries(documents).map(({ kind, from, to, count }) => [
      KIND_WORDS[kind],
      from,
      to,
      count,
      0,
      count,
    ]),
  ],
};

/** The first day of the month after this one. */
const nextMonth = (month: string): string => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;

const documentsBetween = checkedQuery(
  'documents of a month',
  {
    kind: column.text<InvoiceKind>(),
    series: column.text(),
    year: column.text(),
    serial: column.bigint(),
    buyerGstin: orNull(column.text()),
    parts: column.jsonb<readonly TaxPart[]>(),
  },
  (from: Date, until: Date) =>
    sql`select kind, series, year, serial, "buyerGstin", parts from invoices
      where "issuedAt" >= ${from} and "issuedAt" < ${until} order by "issuedAt", sequence`,
);

/** A table of the GST summary of a month in the kitchen's time zone, such as '2026-11', as a CSV file. */
export async function gstSummary(
  db: Sql,
  { month, table, timeZone }: { month: string; table: SummaryTable; timeZone: string },
): Promise<string> {
  const from = new Date(momentOf(`${month}-01`, 0, timeZone));
  const until = new Date(momentOf(nextMonth(month), 0, timeZone));
  return csvText(LINES[table](await documentsBetween(db, from, until)));
}
