import { type Paise, paise, type Rupees } from '#domain/money.ts';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';

// House accounts: customers who may pay later, up to a limit, at the end of each week or month (LEDGER-16).

/** Days, the first and the last. */
export interface LedgerPeriod {
  from: Day;
  to: Day;
}

interface RhythmRow {
  /** The period of which a day is part, in the kitchen's time zone. */
  periodOf: (day: Day) => LedgerPeriod;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** How often a house account is paid: one row each. A week begins on Monday. */
export const RHYTHMS = ['weekly', 'monthly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const DEFAULT_RHYTHM: Rhythm = 'monthly';

/** The highest limit of a house account (paise): ₹10,00,000. */
export const MOST_LIMIT = 100_000_000;

const ROWS: Readonly<Record<Rhythm, RhythmRow>> = {
  weekly: {
    periodOf(day) {
      const from = addDays(day, -weekdayOf(day));
      return { from, to: addDays(from, 6) };
    },
  },
  monthly: {
    periodOf(day) {
      const from = firstOfMonth(day);
      return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
    },
  },
};

/** The week or month of which a day is part. */
export const periodOf = (rhythm: Rhythm, day: Day): LedgerPeriod => ROWS[rhythm].periodOf(day);

/** The last period that has ended before a day. */
export const periodBefore = (rhythm: Rhythm, day: Day): LedgerPeriod =>
  periodOf(rhythm, addDays(periodOf(rhythm, day).from, -1));

/**
 * The day by which what was taken on a day must be paid: so many days after the end of its period.
 * @param daysToPay whole days, 0: on the period's last day
 */
export const dueDayOf = (rhythm: Rhythm, day: Day, daysToPay: number): Day =>
  addDays(periodOf(rhythm, day).to, daysToPay);

/** The answer of `GET /v1/ledger/standing`: what a customer can pay orders with. */
export interface WireStanding {
  /** What they can use of their balance. */
  usable: Rupees;
  /** Their house account, with what is left of it; null without one. */
  house: { left: Rupees; limit: Rupees; rhythm: Rhythm } | null;
}

/** What an order on a house account is measured by, in paise. */
interface Standing {
  /** Below 0 if the customer owes. */
  balance: Paise;
  /** The parts of orders that wait to be counted: from the balance, or on the house account. */
  held: Paise;
  /** What they may owe at most. */
  limit: Paise;
}

/** How much more the customer can take on their house account; never below 0. */
export const creditLeft = ({ balance, held, limit }: Standing): Paise =>
  paise(Math.max(0, limit + balance - held));

/** By how much an amount is over what is left on a house account; 0 if it is not. */
export const overBy = (amount: Paise, left: Paise): Paise => paise(Math.max(0, amount - left));
