import { dayAt } from '#domain/time/local-time.ts';

/** Numbers of invoices: consecutive in each series and financial year, at most 16 characters (CGST rule 46). */

/** A tax invoice, a bill of supply of a seller who may not collect tax, or a credit note that corrects one of them. */
export const INVOICE_KINDS = ['invoice', 'billOfSupply', 'creditNote'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The letter of the first series. */
export const FIRST_LETTER = 'A';
const LAST_LETTER = 'Z';
/** The least digits of a number. */
const DIGITS = 6;
/** The most characters of a number with its series and year. */
export const MAX_INVOICE_NUMBER = 16;

/** The financial year of a moment, April to March in the kitchen's time zone: '26-27'. */
export function financialYear(moment: Date, timeZone: string): string {
  const [year = 0, month = 1] = dayAt(moment, timeZone).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const short = (each: number) => `${each % 100}`.padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** The series of a kind of document: credit notes have one of their own beside each letter. */
export const seriesOf = (kind: InvoiceKind, letter: string): string =>
  kind === 'creditNote' ? `C${letter}` : letter;

/**
 * The number as it is printed: 'A/26-27/000123'.
 * @throws RangeError if it would have more than 16 characters
 */
export function formatInvoiceNumber(series: string, year: string, serial: number): string {
  const number = `${series}/${year}/${`${serial}`.padStart(DIGITS, '0')}`;
  if (number.length > MAX_INVOICE_NUMBER) throw new RangeError(`${number} is too long for an invoice`);
  return number;
}

/** The letter of the series after this one; undefined after the last. */
export const nextLetter = (letter: string): string | undefined =>
  letter < LAST_LETTER ? String.fromCharCode(letter.charCodeAt(0) + 1) : undefined;
