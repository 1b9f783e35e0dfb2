import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CUSTOMER_SORTS } from '#domain/reports/customers.ts';
import { reportMessages } from '#domain/reports/messages.ts';
import {
  COMPARISONS,
  countDays,
  type Days,
  DEFAULT_COMPARISON,
  DEFAULT_PERIOD,
  daysOf,
  MOST_DAYS,
  PERIODS,
} from '#domain/reports/periods.ts';
import type { Report } from '#domain/reports/report.ts';
import { dayAt, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { parseParams, text } from '#server/http/params.ts';
import { listCustomers } from './customer-list.ts';
import { readOrderedPlaces } from './ordered-places.ts';
import { computeReport, type ReportRequest } from './report.ts';
import { readToday } from './today.ts';

/** How long a computed report is kept (milliseconds), so that reading it often costs little. */
const KEPT_FOR = 60_000;
/** The most reports that are kept. */
const MOST_KEPT = 50;

const DAY_RULE = 'Value must be a day, such as 2026-08-03';
const day = v.optional(v.pipe(v.string(DAY_RULE), v.check(isDay, DAY_RULE)));
const oneOf = (values: readonly string[]) => `Value must be one of (${values.join(', ')})`;
const query = v.object({
  period: v.optional(v.picklist(PERIODS, oneOf(PERIODS))),
  /** The first and the last day, instead of a period. */
  from: day,
  to: day,
  compare: v.optional(v.picklist(COMPARISONS, oneOf(COMPARISONS)), DEFAULT_COMPARISON),
});

/** The most customers that are passed over. */
const MOST_AFTER = 1_000_000;
const AFTER_RULE = 'Value must be a whole number';
const customersQuery = v.object({
  sort: v.optional(v.picklist(CUSTOMER_SORTS, oneOf(CUSTOMER_SORTS)), 'newest'),
  search: v.optional(text(200), ''),
  after: v.optional(
    v.pipe(
      v.string(AFTER_RULE),
      v.regex(/^\d{1,7}$/, AFTER_RULE),
      v.transform(Number),
      v.maxValue(MOST_AFTER, AFTER_RULE),
    ),
    '0',
  ),
});

const refused = (message: string) => new Failure('general_argument_invalid', message);

/** The chosen days, up to today. Throws Failure general_argument_invalid if they can't be reported on. */
function chosenDays(from: string | undefined, to: string | undefined, today: string): Days {
  if (from === undefined || to === undefined) throw refused(reportMessages.bothDays);
  if (from > to) throw refused(reportMessages.wrongOrder);
  if (from > today) throw refused(reportMessages.notYet);
  const days = { from, to: to < today ? to : today };
  if (countDays(days) > MOST_DAYS) throw refused(reportMessages.tooLong);
  return days;
}

/** The routes of reports, for owners and managers (REPORT-1), of how the kitchen stands today, and of its customers. */
export function reportRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { database, site, clock } = deps.engine;
  const kept = new Map<string, { at: number; report: Promise<Report> }>();

  async function reportOn(request: ReportRequest): Promise<Report> {
    const settings = await site.current();
    const now = clock();
    const key = JSON.stringify([request, settings.shop.timeZone, settings.kitchen.lateAfterMinutes]);
    const known = kept.get(key);
    if (known && now.getTime() >= known.at && now.getTime() < known.at + KEPT_FOR) return known.report;
    const report = computeReport({ database: database.longWork(), site: settings, now }, request);
    kept.delete(key);
    kept.set(key, { at: now.getTime(), report });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    report.catch(() => {
      if (kept.get(key)?.report === report) kept.delete(key);
    });
    return report;
  }

  app.get('/reports/orders', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const { period, from, to, compare } = parseParams(query, request.query);
    const { shop } = await site.current();
    const today = dayAt(clock(), shop.timeZone);
    const chosen = from !== undefined || to !== undefined;
    if (chosen && period !== undefined) throw refused(reportMessages.periodOrDays);
    const named = chosen ? undefined : (period ?? DEFAULT_PERIOD);
    const days = named ? daysOf(named, today) : chosenDays(from, to, today);
    reply.header('cache-control', 'private, no-store');
    return reportOn({ days, period: named, comparison: compare });
  });

  app.get('/reports/today', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return readToday({ database, site: await site.current(), now: clock() });
  });

  app.get('/reports/places', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return readOrderedPlaces(database, clock());
  });

  app.get('/reports/customers', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return listCustomers(database, parseParams(customersQuery, request.query));
  });
}
