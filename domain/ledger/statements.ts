import type { Rupees } from '#domain/money.ts';
import type { UpiRequest } from '#domain/payments/upi.ts';
import { addDays, type Day, dayAt, weekdayOf } from '#domain/time/local-time.ts';
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

/** Days in which a statement that was missed, because no server ran, is still sent. */
const DAYS_TO_SEND = 7;

/**
 * Whether statements of the last period go out on a day.
 * @param dayOfMonth on which those of months do; those of weeks do on Monday
 */
export function isStatementDay(rhythm: Rhythm, today: Day, dayOfMonth: number): boolean {
  if (rhythm === 'weekly') return weekdayOf(today) < 3;
  const day = Number(today.slice(8));
  return day >= dayOfMonth && day < dayOfMonth + DAYS_TO_SEND;
}

/** When customers are reminded: so many days before the due date, and so many after it, until it is too late for that. */
export const REMINDER_DAYS = { before: 2, after: 3, until: 10 } as const;

interface Reminded {
  dueOn: Day | null;
  remindedBefore: Date | null;
  remindedAfter: Date | null;
}

/** Which reminder of a statement is due on a day; undefined if none is (LEDGER-34). */
export function reminderOn(
  { dueOn, remindedBefore, remindedAfter }: Reminded,
  today: Day,
): 'before' | 'after' | undefined {
  if (dueOn === null) return undefined;
  const { before, after, until } = REMINDER_DAYS;
  if (today <= dueOn)
    return remindedBefore === null && today >= addDays(dueOn, -before) ? 'before' : undefined;
  const isTime = today >= addDays(dueOn, after) && today <= addDays(dueOn, until);
  return remindedAfter === null && isTime ? 'after' : undefined;
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
  /** The meal that it is about, to say it in the reader's language. */
  mealDate: Day | null;
  mealTimeId: string | null;
  /** Who ate, if a company pays; a null name: their login is closed. */
  eater: { name: string | null } | null;
}

/** What somebody of a company has cost in the time of a statement. */
export interface StatementPerson {
  name: string | null;
  /** Above 0 if the company owes it. */
  amount: Rupees;
  meals: number;
}

/** The answer of `GET /v1/ledger/:userId/statements/:period`. Balances are below 0 if the customer owes. */
export interface Statement {
  period: string;
  /** The first and the last day. */
  from: Day;
  to: Day;
  /** Whether its last day has passed. */
  isOver: boolean;
  customer: { name: string | null; email: string | null; phone: string | null; gstin: string | null };
  opening: Rupees;
  entries: StatementEntry[];
  /** Of a company: its people who ate, by name; empty for others. */
  people: StatementPerson[];
  closing: Rupees;
  /** The day by which the closing balance must be paid; null if nothing is owed. */
  dueOn: Day | null;
  /** What is still to be paid of it now. */
  toPay: Rupees;
  /** How to pay that by UPI; null if nothing is to be paid, or the kitchen has no UPI id. */
  upi: UpiRequest | null;
}
