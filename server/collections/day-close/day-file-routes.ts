import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { addDays, type Day, dayAt, isDay, timeAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { and, equal, isNull } from '#server/documents/where.ts';
import { parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, recordExport, requireAdmin } from '../admin-requests.ts';
import { accounts } from './accounts.ts';
import { dayCloses } from './day-closes.ts';
import { dayCsv, type FileDay } from './day-csv.ts';
import { boundsOf, openEntriesOf, todayOf } from './days.ts';
import { openTotals } from './entries.ts';
import { openOrders, owedRefunds } from './unsettled.ts';

/** The longest period of accounts, in days. */
const MOST_DAYS = 366;

const day = v.pipe(v.string(), v.check(isDay, dayCloseMessages.notADay));
const dayQuery = v.object({ day });
const periodQuery = v.object({ from: day, to: day });

const invalid = (message: string) => new Failure('general_argument_invalid', message);
const isOwner = hasRole('owner');

function sendFile(reply: FastifyReply, name: string): void {
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'private, no-store');
}

/** The figures of a day for a file: as it was closed, or as they are now while it is open. */
async function fileDay({ database, site, clock }: EngineDeps, wanted: Day): Promise<FileDay> {
  const [settings, now] = [await site.current(), clock()];
  const { timeZone } = settings.shop;
  const { fields } = dayCloses;
  const [close] = await findAll(
    database,
    dayCloses,
    and(equal(fields.day, wanted), isNull(fields.reopenedAt)),
  );
  if (close) {
    const { data } = close;
    return {
      day: wanted,
      closedAt: `${dayAt(data.closedAt, timeZone)} ${timeAt(data.closedAt, timeZone)}`,
      closedBy: data.closedByName,
      note: data.note,
      totals: {
        ...data,
        balances: data.balances ?? [],
        prepaid: { count: data.prepaidMeals ?? 0, amount: data.prepaidMealsAmount ?? ZERO_PAISE },
        orders: { count: data.orders, amount: data.ordersAmount },
        lateReceived: { count: data.lateReceived, amount: data.lateReceivedAmount },
        lateGivenBack: { count: data.lateGivenBack, amount: data.lateGivenBackAmount },
      },
      counted: data.counted,
      owed: { count: data.owed, amount: data.owedAmount },
      openOrders: data.openOrders,
    };
  }
  const reading = { sql: database, now, site: settings };
  const open = await openOrders(reading, boundsOf(settings, wanted).to);
  return {
    day: wanted,
    closedAt: null,
    closedBy: null,
    note: null,
    totals: await openTotals(database, await openEntriesOf(database, settings, wanted)),
    counted: [],
    owed: await owedRefunds(reading),
    openOrders: open.count,
  };
}

/** The routes of files about days: one day for admins, the accounts of a period for owners. */
export function dayFileRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  const checkBegun = async (wanted: Day) => {
    if (wanted > todayOf(await engine.site.current(), engine.clock()))
      throw invalid(dayCloseMessages.inFuture);
  };

  app.get('/day/csv', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { day: wanted } = parseParams(dayQuery, request.query);
    await checkBegun(wanted);
    const text = dayCsv(await fileDay(engine, wanted));
    await recordExport(engine, actor, dayCloses.name, `Day ${wanted} as a file`);
    sendFile(reply, `day-${wanted}.csv`);
    return text;
  });

  app.get('/day/accounts', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    if (!isOwner(principalOf(actor))) throw new Failure('user_unauthorized');
    const { from, to } = parseParams(periodQuery, request.query);
    if (to < from || to >= addDays(from, MOST_DAYS)) throw invalid(dayCloseMessages.periodWrong);
    await checkBegun(to);
    await recordExport(engine, actor, dayCloses.name, `Accounts from ${from} to ${to} as a file`);
    sendFile(reply, `accounts-${from}-to-${to}.csv`);
    return reply.send(Readable.from(accounts(engine.database, await engine.site.current(), from, to)));
  });
}
