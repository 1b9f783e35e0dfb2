import { type Day, dayAt } from '#domain/time/local-time.ts';
import type { Rhythm } from './house-account.ts';
import { debtDueOn } from './statements.ts';

/** How urgent a debt is, the least urgent first. */
export const DEBT_LIGHTS = ['green', 'amber', 'red'] as const;
export type DebtLight = (typeof DEBT_LIGHTS)[number];

/** Days that a debt without a house account may be old before it is late. */
const GRACE_DAYS = 7;
/** Days after which a late debt is red, and a reminder has not helped. */
const RED_AFTER_DAYS = 14;
const REMINDER_HELPS_DAYS = 7;

export interface Debt {
  /** The time of the oldest debit that is not paid. */
  owedSince: Date;
  /** When its customer was last reminded; null: never. */
  remindedAt: Date | null;
  /** Whether they may pay later, at the end of each week or month. */
  hasHouseAccount: boolean;
  rhythm: Rhythm;
  /** Whole days after the end of a week or month. */
  daysToPay: number;
  timeZone: string;
}

export interface JudgedDebt {
  light: DebtLight;
  /** Whole days since the oldest debit that is not paid. */
  sinceDays: number;
  /** Whole days since the last reminder of this debt; null: nobody has reminded them of it. */
  remindedDays: number | null;
  /** The day by which it must be paid, on a house account that has time left; null otherwise. */
  dueOn: Day | null;
}

const DAY = 86_400_000;
const daysFrom = (first: Day, last: Day): number =>
  Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY));

/**
 * The light of a debt, with what it follows from (LEDGER-41): green while there is time to pay, red two weeks after that or when a
 * reminder has not helped for a week, else amber. A reminder from before the debt was of another one.
 */
export function judgeDebt(debt: Debt, now: Date): JudgedDebt {
  const { owedSince, remindedAt, hasHouseAccount, timeZone } = debt;
  const today = dayAt(now, timeZone);
  const sinceDays = daysFrom(dayAt(owedSince, timeZone), today);
  const isOfThis = remindedAt !== null && remindedAt >= owedSince;
  const remindedDays = isOfThis ? daysFrom(dayAt(remindedAt, timeZone), today) : null;
  const dueDay = debtDueOn(debt);
  const lateDays = hasHouseAccount ? daysFrom(dueDay, today) : Math.max(0, sinceDays - GRACE_DAYS);
  const dueOn = hasHouseAccount && lateDays === 0 ? dueDay : null;
  const ignored = remindedDays !== null && remindedDays >= REMINDER_HELPS_DAYS;
  const light = lateDays === 0 ? 'green' : lateDays > RED_AFTER_DAYS || ignored ? 'red' : 'amber';
  return { light, sinceDays, remindedDays, dueOn };
}
