import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MOST_OF_ENTRY } from '#domain/ledger/attributes.ts';
import type { CashAtHand, OwedAtDoor } from '#domain/ledger/door-cash.ts';
import { paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireStaff } from '../admin-requests.ts';
import { openEntriesOf, todayOf } from '../day-close/days.ts';
import { openTotals } from '../day-close/entries.ts';
import { owedAtDoor, takeDoorCash } from './door-cash.ts';

const WHOLE_PAISE = 'Value must be an amount in whole paise';

const amount = v.pipe(
  v.number(),
  v.check((given) => Number(given.toFixed(2)) === given, WHOLE_PAISE),
  v.transform((given) => toPaise(rupees(given))),
  v.minValue(paise(1), WHOLE_PAISE),
  v.maxValue(paise(MOST_OF_ENTRY), WHOLE_PAISE),
);
const params = v.object({ orderId: id });
const body = v.object({ id, amount });

/** The routes by which whoever brings an order takes cash for its customer's balance (LEDGER-40), and sees the cash they have. */
export function doorCashRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;

  app.get('/orders/:orderId/balance-cash', async (request, reply): Promise<OwedAtDoor> => {
    const user = await requireStaff(deps, request, reply);
    const { orderId } = parseParams(params, request.params);
    reply.header('cache-control', 'private, no-store');
    const owed = await runUnitOfWork(engine, { kind: 'user', user }, (work) => owedAtDoor(work, orderId));
    return { owed: toRupees(owed) };
  });

  app.post('/orders/:orderId/balance-cash', async (request, reply) => {
    const user = await requireStaff(deps, request, reply);
    const { orderId } = parseParams(params, request.params);
    const asked = parseParams(body, request.body);
    await runUnitOfWork(engine, { kind: 'user', user }, (work) => takeDoorCash(work, { orderId, ...asked }));
    return reply.code(204).send();
  });

  app.get('/riders/cash', async (request, reply): Promise<CashAtHand> => {
    const user = await requireStaff(deps, request, reply);
    const site = await engine.site.current();
    const today = todayOf(site, engine.clock());
    const { drawers } = await openTotals(engine.database, await openEntriesOf(engine.database, site, today));
    const own = drawers.find(({ riderId }) => riderId === user.id);
    reply.header('cache-control', 'private, no-store');
    return { amount: toRupees(paise(own ? own.received - own.givenBack : 0)), payments: own?.payments ?? 0 };
  });
}
