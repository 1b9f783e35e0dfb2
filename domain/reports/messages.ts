import { MOST_DAYS } from './periods.ts';

/** What people are told about the days of a report that they choose. */
export const reportMessages = {
  bothDays: 'Choose both the first and the last day.',
  wrongOrder: 'The first day must not be after the last one. Choose them the other way round.',
  notYet: 'There is nothing to report for days to come. Choose days up to today.',
  tooLong: `A report covers at most five years (${MOST_DAYS} days). Choose fewer days.`,
  periodOrDays: 'Choose either a period or days, not both.',
} as const;
