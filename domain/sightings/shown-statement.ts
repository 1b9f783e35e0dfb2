import type { FileProblem } from '#domain/imports/import-file.ts';
import type { Rupees } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { SightingReason } from './attributes.ts';
import type { SeenChoice } from './seen-money.ts';
import type { StatementLine, StatementProblem } from './statement.ts';

// The preview of a bank's statement, as on the wire (SIGHT-19).

/**
 * What a line of a statement would be:
 * - `matched`: a payment has it already, or it would confirm one
 * - `decide`: somebody decides
 * - `other`: no order waits for it
 * - `known`: a message or an earlier statement has told of it
 * - `unclear`: it names two numbers
 * - `error`: it can't be read
 */
export const STATEMENT_KINDS = ['matched', 'decide', 'other', 'known', 'unclear', 'error'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Why no line was read. */
export type StatementFileProblem =
  | FileProblem
  | StatementProblem
  | 'oldWorkbook'
  | 'pdf'
  | 'noText'
  | 'workbook';

/** A credit of a statement as its preview shows it. */
export interface ShownStatementLine {
  line: number;
  kind: StatementKind;
  day: Day | null;
  narration: string;
  amount: Rupees | null;
  utr: string | null;
  reason: SightingReason | null;
  /** The likeliest order. */
  choice: SeenChoice | null;
  problem: StatementLine['problem'];
}

export interface StatementPreview {
  lines: readonly ShownStatementLine[];
  /** Credits that are no payments by customers, such as salaries and interest. */
  ignored: number;
  problem: StatementFileProblem | null;
  /** The line of a quotation mark that can't be read. */
  at?: number;
}
