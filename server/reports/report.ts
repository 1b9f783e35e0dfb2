import { type Rupees, rupees } from '#domain/money.ts';
import {
  type Comparison,
  comparedDays,
  comparedSpan,
  type Days,
  type Period,
  type Span,
  spanOf,
  unitOf,
} from '#domain/reports/periods.ts';
import type { Buyers, Minutes, PeriodFigures, Report, Sales } from '#domain/reports/report.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { timeAt } from '#domain/time/local-time.ts';
import { endedIn } from '#server/collections/day-close/revenue.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import { keepDays } from './keep-days.ts';
import {
  type BuyersRow,
  buyersStatement,
  type SalesRow,
  type SoldRow,
  salesStatement,
  soldStatement,
  type TestsRow,
  type TimesRow,
  testsStatement,
  timesStatement,
} from './statements.ts';

/** The days of a report, and what they are compared with. */
export interface ReportRequest {
  days: Days;
  /** The period's name; undefined for days that somebody chose. */
  period: Period | undefined;
  comparison: Comparison;
}

interface ReportDeps {
  database: LongWorkDatabase;
  site: SiteSettings;
  now: Date;
}

const NO_SALES: Sales = { orders: 0, revenue: rupees(0) };
const NOBODY: Buyers = { ...NO_SALES, people: 0 };

const minutesOf = (orders: number, median: number | null, p90: number | null): Minutes | null =>
  median === null || p90 === null ? null : { orders, median, p90 };

interface Money {
  revenue: number;
}
/** The statements return rupees. */
const salesOf = <T extends Money>({ revenue, ...row }: T) => ({ ...row, revenue: rupees(revenue) });

function totalsOf(row: SalesRow | undefined): PeriodFigures['totals'] {
  const amount = (
    name: 'revenue' | 'refunded' | 'discount' | 'tax' | 'delivery' | 'packing' | 'tips',
  ): Rupees => rupees(row?.[name] ?? 0);
  return {
    orders: row?.orders ?? 0,
    revenue: amount('revenue'),
    refunded: amount('refunded'),
    discount: amount('discount'),
    tax: amount('tax'),
    delivery: amount('delivery'),
    packing: amount('packing'),
    tips: amount('tips'),
  };
}

interface Figures extends PeriodFigures {
  hours: Report['hours'];
}

async function figuresOf({ database, site, now }: ReportDeps, span: Span, unit: Report['period']['unit']) {
  const { timeZone } = site.shop;
  const [sales, buyers, [times]] = await Promise.all([
    database.query<SalesRow>(salesStatement(span, unit, timeZone)),
    database.query<BuyersRow>(buyersStatement(span)),
    database.query<TimesRow>(
      timesStatement(span, timeZone, { lateAfter: site.kitchen.lateAfterMinutes, now }),
    ),
  ]);
  const buyersOf = (part: BuyersRow['part']): Buyers => {
    const found = buyers.find((row) => row.part === part);
    return found ? { people: found.people, orders: found.orders, revenue: rupees(found.revenue) } : NOBODY;
  };
  const { orders, revenue } = buyersOf('unknown');
  const figures: Figures = {
    totals: totalsOf(sales.find(({ step, hour }) => step === null && hour === null)),
    steps: sales.flatMap(({ step, orders, revenue }) =>
      step === null ? [] : [salesOf({ step, orders, revenue })],
    ),
    hours: sales.flatMap(({ weekday, hour, orders, revenue }) =>
      weekday === null || hour === null ? [] : [salesOf({ weekday, hour, orders, revenue })],
    ),
    buyers: {
      first: buyersOf('first'),
      returning: buyersOf('returning'),
      unknown: { orders, revenue },
    },
    times: {
      recorded: times?.recorded ?? 0,
      preparation: times ? minutesOf(times.prepared, times.preparationMedian, times.preparationP90) : null,
      delivery: times ? minutesOf(times.delivered, times.deliveryMedian, times.deliveryP90) : null,
      promised: times?.promised ?? 0,
      kept: times?.kept ?? 0,
    },
  };
  return figures;
}

/** Computes a report in the database. Its days that are over are kept, so that the next report on them is faster. */
export async function computeReport(deps: ReportDeps, request: ReportRequest): Promise<Report> {
  const { database, site, now } = deps;
  const { days, period, comparison } = request;
  const { timeZone } = site.shop;
  const span = spanOf(days, timeZone);
  const unit = unitOf(days);
  const before = comparison === 'none' ? undefined : comparedDays(days, period, comparison);
  const spanBefore = before && comparedSpan(days, before, now, timeZone);
  await keepDays(database, timeZone, days);
  if (before) await keepDays(database, timeZone, before);
  const [figures, sold, [tests], ended, figuresBefore] = await Promise.all([
    figuresOf(deps, span, unit),
    database.query<SoldRow>(soldStatement(span, timeZone)),
    database.query<TestsRow>(testsStatement(span, timeZone)),
    endedIn(database, { from: span.from, to: span.until }),
    spanBefore && figuresOf(deps, spanBefore, unit),
  ]);
  const { hours, ...own } = figures;
  const soldOf = (wanted: SoldRow['part']) =>
    sold.flatMap(({ part, id, name, quantity, amount }) =>
      part === wanted ? [{ id, name, quantity, amount: rupees(amount) }] : [],
    );
  return {
    period: { ...days, unit },
    compared: before ? { ...before, until: now < span.until ? timeAt(now, timeZone) : null } : null,
    at: now.toISOString(),
    now: own,
    before: figuresBefore
      ? {
          totals: figuresBefore.totals,
          steps: figuresBefore.steps,
          buyers: figuresBefore.buyers,
          times: figuresBefore.times,
        }
      : null,
    hours,
    dishes: soldOf('dish'),
    dishCount: sold.find(({ part }) => part === 'dish')?.dishCount ?? 0,
    menus: soldOf('menu'),
    tests: { orders: tests?.orders ?? 0, amount: rupees(tests?.amount ?? 0) },
    ended,
  };
}
