import type { FastifyInstance } from 'fastify';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import { paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { upiRequestOf } from '#domain/payments/upi.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { Failure } from '#server/http/failure.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { orders } from '../orders/orders.ts';
import { payments } from '../orders/payments.ts';
import { upiPayee } from '../orders/prepaid-orders.ts';
import { upiRequest } from '../orders/upi/upi-request.ts';
import { users } from '../users.ts';
import { owedByLink } from './owed-links.ts';

/** All that somebody owes. */
async function ofPerson(work: Work, id: string): Promise<OwedAnswer | undefined> {
  const person = await find(work.sql, users, id);
  if (!person) return undefined;
  const owed = paise(Math.max(0, -(person.data.balance ?? ZERO_PAISE)));
  const asked = { amount: owed, reference: '', note: work.site.shop.name };
  return { amount: toRupees(owed), request: upiRequestOf(upiPayee(work), asked), order: null };
}

/** What is due of an order, unless it ended without food, and how far it is. A test payment is nobody's money. */
async function ofOrder(work: Work, id: string): Promise<OwedAnswer | undefined> {
  const order = await find(work.sql, orders, id);
  if (!order) return undefined;
  const { number, status } = order.data;
  const all = await findAll(work.sql, payments, equal(payments.fields.orderId, id));
  const real = all.map(({ data }) => data).filter(({ mock }) => !mock);
  const due = isFailed(status) ? ZERO_PAISE : settledOf(real).due;
  return {
    amount: toRupees(due),
    request: upiRequest(order, work.site, due),
    order: { number, status },
  };
}

/** The route of the page that the link of a chat opens: the amount and how to pay it, and no name (TELL-7). */
export function owedRoutes(
  app: FastifyInstance,
  { engine, rateLimits }: { engine: EngineDeps; rateLimits: RateLimits },
): void {
  app.get<{ Params: { code: string } }>('/owed/:code', async (request, reply): Promise<OwedAnswer> => {
    await rateLimits.count(limits.openMealLink, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, SYSTEM, async (work) => {
      const owed = await owedByLink(work, request.params.code);
      const answer = owed && (await (owed.about === 'order' ? ofOrder : ofPerson)(work, owed.id));
      if (!answer) throw new Failure('document_not_found');
      return answer;
    });
  });
}
