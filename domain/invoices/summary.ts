import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import type { TaxPart } from '#domain/taxes/parts.ts';
import { formatInvoiceNumber, type InvoiceKind } from './numbers.ts';

/** The GST summary of a month, from its issued documents (INVOICE-8). Credit notes count negative. Amounts are in paise. */

export interface SummedDocument {
  kind: InvoiceKind;
  series: string;
  year: string;
  serial: number;
  buyerGstin: string | null;
  parts: readonly TaxPart[];
}

export interface SummedTax {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** What was sold at one rate to one kind of buyers. */
export interface RateSum extends SummedTax {
  percent: number;
  /** Whether the buyers gave a GST number. */
  isBusiness: boolean;
}

/** What was sold with one code at one rate. */
export interface CodeSum extends SummedTax {
  hsnCode: string;
  percent: number;
  /** With tax. */
  value: Paise;
}

/** The documents of one series. */
export interface SeriesSum {
  kind: InvoiceKind;
  from: string;
  to: string;
  count: number;
}

function added<Sum extends SummedTax>(
  sums: Map<string, Sum>,
  key: string,
  first: Sum,
  part: SummedTax,
  sign: number,
) {
  const sum = sums.get(key) ?? first;
  sum.taxable = paise(sum.taxable + sign * part.taxable);
  sum.cgst = paise(sum.cgst + sign * part.cgst);
  sum.sgst = paise(sum.sgst + sign * part.sgst);
  sums.set(key, sum);
}

const nothing = () => ({ taxable: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE });
const signOf = ({ kind }: SummedDocument) => (kind === 'creditNote' ? -1 : 1);

/** By rate, first to businesses and then to consumers. */
export function sumByRate(documents: readonly SummedDocument[]): RateSum[] {
  const sums = new Map<string, RateSum>();
  for (const document of documents) {
    const isBusiness = document.buyerGstin !== null;
    for (const part of document.parts) {
      const { percent } = part;
      added(sums, `${percent} ${isBusiness}`, { percent, isBusiness, ...nothing() }, part, signOf(document));
    }
  }
  return [...sums.values()].sort(
    (one, other) => one.percent - other.percent || Number(other.isBusiness) - Number(one.isBusiness),
  );
}

/** By code of goods or services, and rate. */
export function sumByCode(documents: readonly SummedDocument[]): CodeSum[] {
  const sums = new Map<string, Omit<CodeSum, 'value'>>();
  for (const document of documents) {
    for (const part of document.parts) {
      const { hsnCode, percent } = part;
      added(sums, `${hsnCode} ${percent}`, { hsnCode, percent, ...nothing() }, part, signOf(document));
    }
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, value: paise(sum.taxable + sum.cgst + sum.sgst) }))
    .sort((one, other) => one.hsnCode.localeCompare(other.hsnCode) || one.percent - other.percent);
}

/** The series with their first and last number of the month. Numbers have no gaps, so no document is missing between them. */
export function sumBySeries(documents: readonly SummedDocument[]): SeriesSum[] {
  const groups = new Map<string, SummedDocument[]>();
  for (const document of documents) {
    const key = `${document.kind} ${document.year} ${document.series}`;
    const group = groups.get(key) ?? [];
    group.push(document);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((one, other) => one.serial - other.serial);
    const [first] = sorted;
    const last = sorted.at(-1);
    if (!first || !last) return [];
    const number = ({ series, year, serial }: SummedDocument) => formatInvoiceNumber(series, year, serial);
    return [{ kind: first.kind, from: number(first), to: number(last), count: sorted.length }];
  });
}
