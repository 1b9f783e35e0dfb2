import type { FastifyInstance } from 'fastify';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import { endingOf } from '#domain/orders/status.ts';
import { ENDED_STATUSES } from '#domain/orders/statuses.ts';
import { Failure } from '#server/base/failure.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { and, equal, or, type Where } from '#server/documents/where.ts';
import { orderEvents } from './order-events.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

export interface FinishedRouteDeps {
  engine: EngineDeps;
  documents: Documents;
  callers: Callers;
}

const HOUR = 3_600_000;
/** Orders are listed for this long after their end, in milliseconds, and at most this many. */
const LISTED_FOR = 6 * HOUR;
const MOST = 100;

/**
 * The route of the orders that ended in the last hours, by a step or by their age, for the board: whether their payment is
 * recorded, and whether the caller took the last step and can still undo it.
 */
export function finishedRoutes(
  app: FastifyInstance,
  { engine: { database, site, clock }, documents, callers }: FinishedRouteDeps,
): void {
  app.get('/orders/finished', async (request, reply) => {
    const { actor } = await callers(request);
    const userId = actorId(actor);
    if (!kitchenOnly(principalOf(actor)) || userId === null) throw new Failure('user_unauthorized');
    const now = clock();
    const { orderMode } = (await site.current()).kitchen;
    const from = new Date(now.getTime() - LISTED_FOR);
    const { fields } = orders;
    const after = (field: string, value: Date) => ({ op: 'greaterThan', field, value }) as const;
    const newest = async (field: 'statusSince' | 'orderedOn', ...where: Where<'orders'>[]) => {
      const page = { order: [{ field, descending: true }], limit: MOST, offset: 0, count: false };
      return (await documents.list(orders, { where, ...page }, actor)).documents;
    };
    // Those that counted as delivered at the earliest moment were ordered a while before it.
    const before = new Date(from.getTime() - HOUR);
    const [recorded, untouched] = await Promise.all([
      newest('statusSince', equal(fields.status, ...ENDED_STATUSES), after('statusSince', from)),
      newest(
        'orderedOn',
        equal(fields.status, 'placed'),
        or(after('orderedOn', before), after('dueAt', before)),
      ),
    ]);
    const ended = [...recorded, ...untouched]
      .flatMap((order) => {
        const ending = endingOf(order.data, now, orderMode);
        return ending && ending.endedAt > from ? [{ order, ...ending }] : [];
      })
      .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime())
      .slice(0, MOST);
    const ids = ended.map(({ order }) => order.id);
    reply.header('cache-control', 'private, no-store');
    if (ids.length === 0) return { orders: [] };
    const [due, steps] = await Promise.all([
      findAll(
        database,
        payments,
        and(equal(payments.fields.orderId, ...ids), equal(payments.fields.state, 'due')),
      ),
      findAll(
        database,
        orderEvents,
        and(
          equal(orderEvents.fields.orderId, ...ids),
          equal(orderEvents.fields.actorId, userId),
          equal(orderEvents.fields.type, 'step'),
          after('createdAt', new Date(now.getTime() - UNDO_WITHIN)),
        ),
      ),
    ]);
    return {
      orders: ended.map(({ order, status, endedAt }) => ({
        order: presentDocument(orders, order, { sequenceAsText: false, reader: actor }),
        status,
        endedAt: endedAt.toISOString(),
        isOwnStep: steps.some(({ data }) => data.orderId === order.id && data.to === order.data.status),
        isDue: due.some(({ data }) => data.orderId === order.id),
      })),
    };
  });
}
