/** How long somebody has owed: up to 7 days, 8 to 30, or longer (LEDGER-11). */
export const DEBT_AGES = ['week', 'month', 'older'] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

const DAY = 86_400_000;
/** Whole days after which a debt is of the next age. */
const DAYS_OF_WEEK = 8;
const DAYS_OF_MONTH = 31;

/** The beginning of the time in which debts of an age began; null: any time before. */
export const ageBegins = (age: DebtAge, now: Date): Date | null => {
  if (age === 'older') return null;
  return new Date(now.getTime() - (age === 'week' ? DAYS_OF_WEEK : DAYS_OF_MONTH) * DAY);
};
