import { formatRupees, groupDigits, rupees } from '#domain/money.ts';
import { type Days, stepsOf, type Unit } from '#domain/reports/periods.ts';
import {
  averageOrder,
  type BusyHour,
  changeInPercent,
  type Report,
  type Sales,
} from '#domain/reports/report.ts';
import { dayAt, timeAt } from '#domain/time/local-time.ts';

export const METRICS = ['revenue', 'orders', 'average'] as const;
export type Metric = (typeof METRICS)[number];

/** An amount to the nearest rupee, where paise would only get in the way. */
export const roundMoney = (amount: number): string => formatRupees(rupees(Math.round(amount)));
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const asUtc = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);

const PARTS = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'short', year: 'numeric' },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(day: string, parts: keyof typeof PARTS, locale: string): string {
  const key = `${locale} ${parts}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...PARTS[parts], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(asUtc(day));
}

/** Days in words: '16 Nov 2026 to 22 Nov 2026', or one day. @param days writes the first and the last day */
export function daysInWords(
  { from, to }: Days,
  locale: string,
  days: (from: string, to: string) => string,
): string {
  const first = formatDay(from, 'long', locale);
  return from === to ? first : days(first, formatDay(to, 'long', locale));
}

/** A step of a chart in words: '18:00', 'Sun, 22 Nov', '16 Nov' or 'Nov 2026'. */
export const stepInWords = (step: string, unit: Unit, locale: string): string =>
  unit === 'hour' ? hourWords(Number(step.slice(11))) : formatDay(step, unit, locale);

/** A step of the chart; null where there is none, or where it is yet to come. */
export interface ChartStep {
  label: string;
  now: Sales | null;
  labelBefore: string | null;
  before: Sales | null;
}

const NOTHING: Sales = { orders: 0, revenue: rupees(0) };

/** The steps of a report's chart, each with the same step of the compared days. */
export function chartSteps(report: Report, timeZone: string, locale: string): ChartStep[] {
  const { period, compared, now, before, at } = report;
  const { unit } = period;
  const known = (steps: readonly (Sales & { step: string })[]) =>
    new Map(steps.map((each) => [each.step, each]));
  const sales = known(now.steps);
  const salesBefore = known(before?.steps ?? []);
  const steps = stepsOf(period, unit);
  const stepsBefore = compared ? stepsOf(compared, unit) : [];
  const moment = new Date(at);
  const current = `${dayAt(moment, timeZone)}T${timeAt(moment, timeZone).slice(0, 2)}`;
  return Array.from({ length: Math.max(steps.length, stepsBefore.length) }, (_, place) => {
    const step = steps[place];
    const stepBefore = stepsBefore[place];
    const isAhead = unit === 'hour' && step !== undefined && step > current;
    return {
      label: step === undefined ? '' : stepInWords(step, unit, locale),
      now: step === undefined || isAhead ? null : (sales.get(step) ?? NOTHING),
      labelBefore: stepBefore === undefined ? null : stepInWords(stepBefore, unit, locale),
      before: stepBefore === undefined ? null : (salesBefore.get(stepBefore) ?? NOTHING),
    };
  });
}

/** A metric of some sales, in rupees or orders; null without sales. */
export function metricOf(metric: Metric, sales: Sales | null): number | null {
  if (sales === null) return null;
  return metric === 'average' ? (averageOrder(sales) ?? null) : sales[metric];
}

export const metricInWords = (metric: Metric, value: number | null): string =>
  value === null ? '–' : metric === 'orders' ? groupDigits(value) : roundMoney(value);

/** How a value changed; undefined if there is nothing to compare it with. */
export interface Change {
  by: number;
  /** Undefined if the earlier value was 0. */
  percent: number | undefined;
  before: number;
}

export function changeOf(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined;
  return { by: now - before, percent: changeInPercent(now, before), before };
}

/** The busiest hour of the week; undefined without orders. */
export const busiest = (hours: readonly BusyHour[]): BusyHour | undefined =>
  hours.reduce<BusyHour | undefined>(
    (most, each) => (most && most.orders >= each.orders ? most : each),
    undefined,
  );

/** A share in whole percent; 0 of nothing. */
export const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100));
