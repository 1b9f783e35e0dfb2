import type { FastifyInstance } from 'fastify';
import type { Paise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { ofOnline } from '#domain/payments/methods.ts';
import { settledOf } from '#domain/payments/settled.ts';
import type { OfferedMethods, UpiAnswer } from '#domain/payments/upi.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import {
  gatewayMode,
  isPaidAtGateway,
  methodOffers,
  prepaidMethods,
} from '#server/collections/payments/prepaid-methods.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { orders } from '../orders.ts';
import { payments } from '../payments.ts';
import { upiRequest } from './upi-request.ts';

export interface UpiRouteDeps {
  engine: Pick<EngineDeps, 'site' | 'database' | 'settings'>;
  documents: Documents;
  callers: Callers;
}

/** The amount that is still to be paid for an order. */
async function dueAmount({ database }: Pick<EngineDeps, 'database'>, orderId: string): Promise<Paise> {
  const { fields } = payments;
  const all = await findAll(database, payments, equal(fields.orderId, orderId));
  return settledOf(all.map(({ data }) => data)).due;
}

/**
 * How customers pay online, for everybody, and how an order is paid by UPI: only for those who may read the order, because
 * they pay it or take the money for it (UPI-2).
 */
export function upiRoutes(app: FastifyInstance, { engine, documents, callers }: UpiRouteDeps): void {
  app.get('/payment-methods', async (_request, reply): Promise<OfferedMethods> => {
    const site = await engine.site.current();
    reply.header('cache-control', 'no-store');
    const parts = { site, settings: engine.settings };
    const { minutesToPay } = site.payments;
    return {
      offers: methodOffers(parts),
      prepaid: prepaidMethods(parts),
      atGateway: ofOnline((method) => isPaidAtGateway(method, parts)),
      gateway: gatewayMode(engine.settings),
      minutesToPay,
    };
  });

  app.get<{ Params: { orderId: string } }>(
    '/orders/:orderId/upi',
    async (request, reply): Promise<UpiAnswer> => {
      const { actor } = await callers(request);
      const { orderId } = request.params;
      if (actorId(actor) === null && actor.kind !== 'device') throw new Failure('user_unauthorized');
      if (!isId(orderId)) throw new Failure('document_not_found', orderMessages.notFound);
      const order = await documents.get(orders, orderId, actor);
      const site = await engine.site.current();
      const amount = await dueAmount(engine, orderId);
      reply.header('cache-control', 'private, no-store');
      return { request: upiRequest(order, site, amount) };
    },
  );
}
