import type { Rupees } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { type LedgerPeriod, periodBefore, type Rhythm } from './house-account.ts';

/** The answer of `GET /v1/ledger/due`: what of a customer's debt must be paid by now. */
export interface DueAnswer {
  /** All that is owed. */
  owed: Rupees;
  /** What is to be paid of the weeks or months that are over, with what is overdue. */
  due: Rupees;
  /** The day by which what is due and not overdue must be paid; null: there is none. */
  dueOn: Day | null;
  /** What should have been paid before today. */
  overdue: Rupees;
  /** The day by which the oldest of it should have been paid; null: nothing is overdue. */
  overdueSince: Day | null;
}

interface DueDays {
  rhythm: Rhythm;
  /** Whole days after the end of a period. */
  daysToPay: number;
  today: Day;
}

/** The last period that is over, whose debts are due, and the last one whose due day has passed (LEDGER-39). */
export function duePeriods({ rhythm, daysToPay, today }: DueDays): {
  due: LedgerPeriod;
  overdue: LedgerPeriod;
} {
  return { due: periodBefore(rhythm, today), overdue: periodBefore(rhythm, addDays(today, -daysToPay)) };
}
