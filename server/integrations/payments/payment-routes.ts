import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { userOf } from '#server/documents/access.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import { id, parseParams } from '#server/http/params.ts';
import { countPersonAndAddress, limits, type RateLimits } from '#server/http/rate-limits.ts';
import { checkOrder, openPage, type PaymentPageDeps } from './pages.ts';
import { openTopUpPage } from './top-up-pages.ts';

export interface PaymentRouteDeps {
  /** Undefined without a gateway. */
  pages: PaymentPageDeps | undefined;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

const params = v.object({ orderId: id });
const topUpParams = v.object({ topUpId: id });

/**
 * The routes by which customers pay their own orders and into their balance on a page of the gateway: two open it, another
 * has the server ask the gateway what has become of it. Without a gateway nothing can be paid so.
 */
export function paymentRoutes(app: FastifyInstance, { pages, callers, rateLimits }: PaymentRouteDeps): void {
  app.post('/orders/:orderId/payment-page', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    if (!userOf(actor)) throw new Failure('user_unauthorized');
    const counts = { person: limits.openPaymentPage, address: limits.openPaymentPageByAddress };
    await countPersonAndAddress(rateLimits, counts, { countedPerson, ip: request.ip }, reply);
    const { orderId } = parseParams(params, request.params);
    if (!pages) throw new Failure('payment_not_payable');
    reply.header('cache-control', 'private, no-store');
    return { url: await openPage(pages, orderId, actor) };
  });

  app.post('/top-ups/:topUpId/payment-page', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    if (!userOf(actor)) throw new Failure('user_unauthorized');
    const counts = { person: limits.openPaymentPage, address: limits.openPaymentPageByAddress };
    await countPersonAndAddress(rateLimits, counts, { countedPerson, ip: request.ip }, reply);
    const { topUpId } = parseParams(topUpParams, request.params);
    if (!pages) throw new Failure('payment_not_payable');
    reply.header('cache-control', 'private, no-store');
    return { url: await openTopUpPage(pages, topUpId, actor) };
  });

  app.post('/orders/:orderId/payment-check', async (request, reply) => {
    const { actor } = await callers(request);
    const user = userOf(actor);
    if (!user) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.checkPayment, user.id, reply);
    const { orderId } = parseParams(params, request.params);
    if (pages) await checkOrder(pages, orderId, actor);
    return reply.code(204).send();
  });
}
