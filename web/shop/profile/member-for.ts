const DAY = 86_400_000;
/** Bounds between days, months and years, in days (PROFILE-2). */
const MONTHS_FROM = 30;
const YEARS_FROM = 365;

export interface Membership {
  count: number;
  unit: 'day' | 'month' | 'year';
}

/**
 * How long somebody has been a member (PROFILE-2): below 30 days in days, below 365 days in months of 30 days, else in
 * years of 365 days; always whole numbers. The first day counts as one.
 */
export function memberFor(since: Date, now: Date): Membership {
  const days = Math.max(1, Math.floor((now.getTime() - since.getTime()) / DAY));
  if (days < MONTHS_FROM) return { count: days, unit: 'day' };
  if (days < YEARS_FROM) return { count: Math.floor(days / MONTHS_FROM), unit: 'month' };
  return { count: Math.floor(days / YEARS_FROM), unit: 'year' };
}
