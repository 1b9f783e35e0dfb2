import { comparable } from '#domain/comparing.ts';
import { cut } from '#domain/cutting.ts';
import { type Paise, parseAmount, type Rupees, ZERO_PAISE } from '#domain/money.ts';
import { readSigned } from '#domain/numbers.ts';
import type { ReadPhone } from '#domain/phone.ts';

// Opening balances of many customers as a CSV file, for kitchens that come from a notebook (LEDGER-35).

/** The columns of the file. A balance with a minus sign is owed by the customer. */
export const OPENING_COLUMNS = ['phone', 'name', 'balance', 'note'] as const;
type Column = (typeof OPENING_COLUMNS)[number];

/** The most customers in one file. */
export const MOST_OPENINGS = 2000;

/** What is wrong with a line of the file, or with the whole file. */
export type OpeningProblem =
  | 'noPhone'
  | 'phoneTwice'
  | 'noBalance'
  | 'longNote'
  | 'noColumns'
  | 'tooMany'
  | 'empty';

/** A line that can be entered. */
export interface Opening {
  phone: number;
  name: string | null;
  /** Below 0 if the customer owes. */
  balance: Paise;
  note: string | null;
}

/** A line of the file as the preview shows it. `known`: the customer has an opening balance, so nothing is added. */
export interface OpeningLine {
  /** The number of the line in the file, from 1. */
  line: number;
  phone: string;
  name: string | null;
  balance: Rupees | null;
  kind: 'add' | 'known' | 'error';
  problem: OpeningProblem | null;
}

/** The answer of `POST /v1/ledger/openings/preview`. */
export interface OpeningPreview {
  lines: OpeningLine[];
  /** What is wrong with the whole file; null if it can be read. */
  problem: OpeningProblem | null;
}

/** Where each column is, by the first line of a file; undefined if `phone` or `balance` is missing. */
export function openingColumns(head: readonly string[]): Partial<Record<Column, number>> | undefined {
  const names = head.map(comparable);
  const columns = Object.fromEntries(
    OPENING_COLUMNS.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)]] : [])),
  );
  return 'phone' in columns && 'balance' in columns ? columns : undefined;
}

/** A typed balance: '1240', '-99.50' or '−₹1,240'; undefined if it is none, or 0. */
function parseBalance(typed: string): Paise | undefined {
  const amount = readSigned(typed, parseAmount);
  return amount === ZERO_PAISE ? undefined : amount;
}

/** Reads a line of the file. */
export function readOpening(
  cells: readonly string[],
  columns: Partial<Record<Column, number>>,
  maxNote: number,
  readPhone: ReadPhone,
): Opening | OpeningProblem {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const phone = readPhone(cell('phone'));
  if (phone === undefined) return 'noPhone';
  const balance = parseBalance(cell('balance'));
  if (balance === undefined) return 'noBalance';
  const note = cell('note');
  if (note.length > maxNote) return 'longNote';
  return { phone, name: cut(cell('name'), 128) || null, balance, note: note || null };
}
