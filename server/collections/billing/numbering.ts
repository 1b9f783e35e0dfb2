import { financialYear, formatInvoiceNumber, type InvoiceKind, seriesOf } from '#domain/invoices/numbers.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** A number of an invoice, with its parts, and its date. */
export interface InvoiceNumber {
  number: string;
  series: string;
  year: string;
  serial: number;
  /** Now, or the latest date of a number of the year if the clock has gone back since. */
  issuedAt: Date;
}

/** The last numbers of a letter and year, once so many more are taken. */
const takenNumbers = checkedQuery(
  'take numbers of invoices',
  { invoices: column.bigint(), creditNotes: column.bigint(), issuedAt: present(column.moment()) },
  // One row holds both series of a letter, so that two units of work that need both never wait for each other.
  (letter: string, year: string, invoices: number, creditNotes: number, now: Date) =>
    sql`insert into "invoiceSeries" as series (letter, year, invoices, "creditNotes", "issuedAt")
      values (${letter}, ${year}, ${invoices}, ${creditNotes}, greatest(
        ${now}::timestamptz, (select max("issuedAt") from "invoiceSeries" where year = ${year})))
      on conflict (letter, year) do update set
        invoices = series.invoices + excluded.invoices, "creditNotes" = series."creditNotes" + excluded."creditNotes",
        "issuedAt" = greatest(series."issuedAt", excluded."issuedAt")
      returning invoices, "creditNotes", "issuedAt"`,
);

/**
 * Takes the next invoice number for each of these kinds, in the order given (INVOICE-2). Other units of work wait for their
 * numbers until this one ends, so take numbers as its last step. After a rollback the same numbers are taken again.
 */
export async function takeNumbers(work: Work, kinds: readonly InvoiceKind[]): Promise<InvoiceNumber[]> {
  const { series: letter } = work.site.invoices;
  const year = financialYear(work.now, work.site.shop.timeZone);
  const creditNotes = kinds.filter((kind) => kind === 'creditNote').length;
  const invoices = kinds.length - creditNotes;
  const [last] = await takenNumbers(work.sql, letter, year, invoices, creditNotes, work.now);
  const issuedAt = last?.issuedAt ?? work.now;
  let invoice = (last?.invoices ?? 0) - invoices;
  let creditNote = (last?.creditNotes ?? 0) - creditNotes;
  return kinds.map((kind) => {
    const serial = kind === 'creditNote' ? ++creditNote : ++invoice;
    const series = seriesOf(kind, letter);
    return { number: formatInvoiceNumber(series, year, serial), series, year, serial, issuedAt };
  });
}
