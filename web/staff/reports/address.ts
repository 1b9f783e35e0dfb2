import {
  COMPARISONS,
  type Comparison,
  type Days,
  DEFAULT_COMPARISON,
  DEFAULT_PERIOD,
  PERIODS,
  type Period,
} from '#domain/reports/periods.ts';
import { isDay } from '#domain/time/local-time.ts';

/** The report that is shown: a named period or chosen days, and the days to compare with. */
export interface ReportAddress {
  period: Period | Days;
  compare: Comparison;
}

/** Reads it from the page's address. Missing and unknown parameters have their defaults. */
export function readAddress(params: URLSearchParams): ReportAddress {
  const compare = COMPARISONS.find((each) => each === params.get('compare')) ?? DEFAULT_COMPARISON;
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (isDay(from) && isDay(to))
    return { period: from <= to ? { from, to } : { from: to, to: from }, compare };
  return { period: PERIODS.find((each) => each === params.get('period')) ?? DEFAULT_PERIOD, compare };
}

/** The parameters of the address, and of the request; those that are not set are empty. */
export function writeAddress({
  period,
  compare,
}: ReportAddress): Record<'period' | 'from' | 'to' | 'compare', string> {
  const days = typeof period === 'string' ? { period, from: '', to: '' } : { period: '', ...period };
  return { ...days, compare };
}
