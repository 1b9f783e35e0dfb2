import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { toRupees } from '#domain/money.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { toWire } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { parseParams } from '#server/http/params.ts';
import { bankSeenIn } from './bank-seen.ts';
import { dayCloses, totalValues } from './day-closes.ts';
import { boundsOf, forgottenDays, openEntriesOf, todayOf } from './days.ts';
import { openTotals } from './entries.ts';
import { revenueStepsIn } from './revenue.ts';
import { openOrders, owedRefunds, type Unsettled, unrecordedPayments } from './unsettled.ts';

export interface DayRouteDeps {
  engine: Pick<EngineDeps, 'database' | 'site' | 'clock'>;
  callers: Callers<Caller>;
}

const dayQuery = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isDay, dayCloseMessages.notADay))),
});

const presentUnsettled = ({ count, amount, listed }: Unsettled) => ({
  count,
  amount: toRupees(amount),
  listed: listed.map((order) => ({ ...order, amount: toRupees(order.amount) })),
});

/** Values of a day's totals in wire form. */
const presentTotals = (values: ReturnType<typeof totalValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      toWire(dayCloses.attributes[name as keyof typeof values], value),
    ]),
  );

/**
 * The route of one working day, for admins: its closes, the newest first, its figures as they are now while it is open,
 * and what is not settled yet.
 */
export function dayRoutes(app: FastifyInstance, { engine, callers }: DayRouteDeps): void {
  app.get('/day', async (request, reply) => {
    const { actor } = await callers(request);
    if (!adminOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    const { database, clock } = engine;
    const [site, now] = [await engine.site.current(), clock()];
    const today = todayOf(site, now);
    const { day = today } = parseParams(dayQuery, request.query);
    if (day > today) throw new Failure('general_argument_invalid', dayCloseMessages.inFuture);
    const closes = await findAll(database, dayCloses, equal(dayCloses.fields.day, day));
    closes.sort((one, other) => other.data.version - one.data.version);
    const isOpen = closes[0] === undefined || closes[0].data.reopenedAt !== null;
    const { from, to } = boundsOf(site, day);
    const reading = { sql: database, now, site };
    const totals = isOpen && (await openTotals(database, await openEntriesOf(database, site, day)));
    reply.header('cache-control', 'private, no-store');
    return {
      day,
      today,
      from: from.toISOString(),
      to: to.toISOString(),
      totals: totals ? presentTotals(totalValues(totals)) : null,
      closes: closes.map((close) =>
        presentDocument(dayCloses, close, { sequenceAsText: false, reader: actor }),
      ),
      openOrders: presentUnsettled(await openOrders(reading, to)),
      owed: presentUnsettled(await owedRefunds(reading)),
      unrecorded: presentUnsettled(await unrecordedPayments(reading, { from, to })),
      revenue: await revenueStepsIn(database, { from, to }),
      bankSeen: await bankSeenIn(database, { from, to }),
      forgottenDays: await forgottenDays(database, site, day),
    };
  });
}
