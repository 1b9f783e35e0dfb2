import { comparable, comparableLetters } from '#domain/comparing.ts';
import { namesByHeading, type Placed, placeColumns } from '#domain/imports/columns.ts';
import type { Line } from '#domain/imports/import-file.ts';
import { type Paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { type Day, isDay } from '#domain/time/local-time.ts';
import { readNarration } from './narration.ts';
import type { Reading } from './read-sighting.ts';

/**
 * Reads the credits of a bank's statement (decision 142). Its columns are found by what banks call them, below what stands above
 * them. Debits are left out. Nothing is guessed: a line that can't be read is told, and where the balances say that debits and
 * credits are in each other's columns, the file is refused.
 */

const HEADINGS = namesByHeading({
  date: ['txn date', 'transaction date', 'tran date', 'posting date', 'दिनांक', 'तारीख'],
  narration: ['description', 'particulars', 'transaction remarks', 'remarks', 'details', 'विवरण'],
  reference: ['chq./ref.no.', 'chq/ref no', 'ref no./cheque no.', 'ref no', 'reference', 'utr', 'संदर्भ'],
  credit: [
    ...[
      'deposit',
      'deposits',
      'deposit amt.',
      'deposit amount',
      'deposit amount (inr)',
      'cr',
      'credit amount',
    ],
    ...['credit (inr)', 'जमा'],
  ],
  debit: [
    ...['withdrawal', 'withdrawals', 'withdrawal amt.', 'withdrawal amount', 'withdrawal amount (inr)', 'dr'],
    ...['debit amount', 'debit (inr)', 'निकासी'],
  ],
  amount: ['amount (inr)'],
  side: ['type', 'dr / cr', 'cr/dr', 'debit/credit'],
  balance: ['closing balance', 'balance (inr)', 'bal', 'running balance', 'शेष'],
});
type Name = 'date' | 'narration' | 'reference' | 'credit' | 'debit' | 'amount' | 'side' | 'balance';

/** Banks write their name, the account and the period above the columns, in at most so many lines. */
const MOST_LINES_ABOVE = 50;
/** The most lines of a statement. */
const MOST_STATEMENT_LINES = 5000;

/** What is wrong with a whole file; `turned`: its debits and credits are in each other's columns, by its balances. */
export type StatementProblem = 'noColumns' | 'columnTwice' | 'tooMany' | 'turned';

/** A credit of a statement, or a line that can't be read. */
export interface StatementLine {
  /** The number of the line in the file, from 1. */
  line: number;
  /** The day in the bank's time; null if it can't be read. */
  day: Day | null;
  narration: string;
  /** Null: the line can't be read. */
  reading: Reading | null;
  problem: 'date' | 'amount' | 'cells' | null;
}

export interface Statement {
  lines: readonly StatementLine[];
  problem: StatementProblem | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4}|\d{2})(?:$|[ t])/;
const ISO = /^\d{4}-\d{2}-\d{2}(?=$|[ t])/;

/** Reads a day as Indian banks write it, the day first: 01/12/26, 1 Dec 2026, 2026-12-01. */
function readDay(cell: string): Day | undefined {
  const text = comparable(cell);
  const [iso] = ISO.exec(text) ?? [];
  if (iso !== undefined) return isDay(iso) ? iso : undefined;
  const [, date = '', typed = '', year = ''] = DATE.exec(text) ?? [];
  const month = /^\d/.test(typed) ? typed : `${MONTHS.indexOf(typed.slice(0, 3)) + 1}`;
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** An amount in a cell: none where it is empty; undefined if it is none. */
const amountIn = (cell: string): Paise | undefined =>
  cell === '' || cell === '-' ? ZERO_PAISE : parseAmount(cell);

/** A line with what its cells say; an amount is undefined if it can't be read. */
interface Entry {
  cell(name: Name): string;
  line: number;
  hasMoreCells: boolean;
  credit: Paise | undefined;
  debit: Paise | undefined;
  balance: Paise | undefined;
}

function entryOf({ line, cells }: Line, { places }: Placed, width: number): Entry {
  const cell = (name: Name) => cells[places.get(name) ?? -1]?.trim() ?? '';
  const isCredit = /^cr/i.test(cell('side'));
  const amount = amountIn(cell('amount'));
  const hasSides = places.has('credit');
  return {
    cell,
    line,
    hasMoreCells: cells.slice(width).some((each) => each.trim() !== ''),
    credit: hasSides ? amountIn(cell('credit')) : isCredit ? amount : ZERO_PAISE,
    debit: hasSides ? amountIn(cell('debit')) : isCredit ? ZERO_PAISE : amount,
    balance: cell('balance') === '' ? undefined : parseAmount(cell('balance')),
  };
}

/** Whether the balances say that debits and credits are in each other's columns; banks write the newest line first or last. */
function isTurned(entries: readonly Entry[]): boolean {
  const fits = (isNewestFirst: boolean, sign: 1 | -1) =>
    entries.filter((entry, at) => {
      const before = entries[isNewestFirst ? at + 1 : at - 1]?.balance;
      if (before === undefined || entry.balance === undefined) return false;
      const change = (entry.credit ?? 0) - (entry.debit ?? 0);
      return change !== 0 && entry.balance - before === sign * change;
    }).length;
  return Math.max(fits(true, -1), fits(false, -1)) > Math.max(fits(true, 1), fits(false, 1));
}

/** Reads a line; undefined for a debit, and for what stands between and below the lines. */
function readEntry({ cell, line, hasMoreCells, credit }: Entry): StatementLine | undefined {
  const narration = cell('narration');
  if (credit === ZERO_PAISE || narration === '' || !/\p{Nd}/u.test(cell('date'))) return undefined;
  const day = readDay(cell('date')) ?? null;
  const problem = hasMoreCells ? 'cells' : day === null ? 'date' : credit === undefined ? 'amount' : null;
  const reading =
    credit === undefined || problem ? null : readNarration(narration, cell('reference'), credit);
  return { line, day, narration, reading, problem };
}

const columnFor = (heading: string) => HEADINGS.get(comparableLetters(heading));
const isHead = ({ places }: Placed) =>
  places.has('date') &&
  places.has('narration') &&
  (places.has('credit') || (places.has('amount') && places.has('side')));

/** Reads a statement. @param records the records of the file, with what stands above the columns */
export function readStatement(records: readonly Line[]): Statement {
  const refused = (problem: StatementProblem): Statement => ({ lines: [], problem });
  const placed = records.slice(0, MOST_LINES_ABOVE).map(({ cells }) => placeColumns(cells, columnFor));
  const at = placed.findIndex(isHead);
  const head = placed[at];
  if (!head) return refused('noColumns');
  if (head.twice !== undefined) return refused('columnTwice');
  const lines = records.slice(at + 1);
  if (lines.length > MOST_STATEMENT_LINES) return refused('tooMany');
  const width = records[at]?.cells.length ?? 0;
  const entries = lines.map((line) => entryOf(line, head, width));
  if (isTurned(entries)) return refused('turned');
  return { lines: entries.flatMap((entry) => readEntry(entry) ?? []), problem: null };
}
