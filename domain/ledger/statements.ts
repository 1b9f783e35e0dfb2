import type { Rupees } from '#domain/money.ts';
import type { UpiRequest } from '#domain/payments/upi.ts';
import { type Day, dayAt } from '#domain/site/local-time.ts';
import type { LedgerKind, PaidBy } from './attributes.ts';
import { dueDayOf, type LedgerPeriod, periodOf, type Rhythm } from './house-account.ts';

// Statements: what happened on a customer's balance in a month, or in a week for those who pay weekly (LEDGER-33).

/** How the period of a statement is named in addresses: `2026-11`, or a week by its Monday, `2026-11-23`. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;

export const statementKey = (rhythm: Rhythm, { from }: LedgerPeriod): string =>
  rhythm === 'monthly' ? from.slice(0, 7) : from;

/** The period that a key names, and how often such statements are; undefined if it names none. */
export function statementPeriod(key: string): { rhythm: Rhythm; period: LedgerPeriod } | undefined {
  if (MONTH.test(key)) return { rhythm: 'monthly', period: periodOf('monthly', `${key}-01`) };
  if (!DAY.test(key)) return undefined;
  const period = periodOf('weekly', key);
  return period.from === key ? { rhythm: 'weekly', period } : undefined;
}

interface Owing {
  /** The oldest debit that is not paid. */
  owedSince: Date;
  rhythm: Rhythm;
  /** Whole days after the end of the period. */
  daysToPay: number;
  timeZone: string;
}

/** The day by which somebody must pay the oldest of what they owe. */
export const debtDueOn = ({ owedSince, rhythm, daysToPay, timeZone }: Owing): Day =>
  dueDayOf(rhythm, dayAt(owedSince, timeZone), daysToPay);

/** An entry as it stands on a statement. */
export interface StatementEntry {
  id: string;
  /** ISO time. */
  at: string;
  kind: LedgerKind;
  /** Above 0 if the customer has more afterwards. */
  change: Rupees;
  paidBy: PaidBy | null;
  note: string | null;
}

/** The answer of `GET /v1/ledger/:userId/statements/:period`. Balances are below 0 if the customer owes. */
export interface Statement {
  period: string;
  /** The first and the last day. */
  from: Day;
  to: Day;
  customer: { name: string | null; email: string | null; phone: string | null };
  opening: Rupees;
  entries: StatementEntry[];
  closing: Rupees;
  /** The day by which the closing balance must be paid; null if nothing is owed. */
  dueOn: Day | null;
  /** What is still to be paid of it now. */
  toPay: Rupees;
  /** How to pay that by UPI; null if nothing is to be paid, or the kitchen has no UPI id. */
  upi: UpiRequest | null;
}
