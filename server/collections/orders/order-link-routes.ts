import type { FastifyInstance } from 'fastify';
import { orderMessages } from '#domain/orders/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import { type Reveal, recordAudit, recordReveals } from '#server/documents/audit.ts';
import type { Callers } from '#server/documents/caller.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { profilePhone } from '#server/http/phones.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { phoneOrderLink } from '#server/mail/emails/phone-order-link.ts';
import { orderLink } from '#server/mail/order-blocks.ts';
import { orderSecret } from '#server/mail/order-secrets.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { orders } from './orders.ts';

export interface OrderLinkDeps {
  engine: EngineDeps;
  callers: Callers;
  rateLimits: RateLimits;
}

/** An order for the kitchen's staff. Throws Failure user_unauthorized or document_not_found. */
async function orderForStaff({ database }: EngineDeps, actor: Actor, orderId: string) {
  if (!kitchenOnly(principalOf(actor))) throw new Failure('user_unauthorized');
  const order = isId(orderId) ? await find(database, orders, orderId) : undefined;
  if (!order) throw new Failure('document_not_found', orderMessages.notFound);
  return order;
}

/** The entry of the audit log for the link of an order. */
const linkOf = ({ id, data }: { id: string; data: { number: number } }): Reveal => ({
  collection: orders.name,
  documentId: id,
  label: `Link of order ${formatOrderNumber(data.number)}`,
});

/**
 * The link that opens an order's page without signing in, as in the mails about it. Staff copy it, or have it sent to
 * the phone number of the order, since customers who order by phone have no account and often no e-mail address.
 */
export function orderLinkRoutes(app: FastifyInstance, { engine, callers, rateLimits }: OrderLinkDeps): void {
  app.get<{ Params: { orderId: string } }>('/orders/:orderId/link', async (request, reply) => {
    const { actor } = await callers(request);
    const order = await orderForStaff(engine, actor, request.params.orderId);
    const { id } = order;
    await recordReveals(engine, actor, [linkOf(order)]);
    reply.header('cache-control', 'private, no-store');
    const secret = await orderSecret(engine.database, id);
    return { url: orderLink({ kitchen: engine.settings, orderSecret: secret }, id) };
  });

  app.post<{ Params: { orderId: string } }>('/orders/:orderId/link', async (request, reply) => {
    const { actor } = await callers(request);
    const order = await orderForStaff(engine, actor, request.params.orderId);
    const { id, data } = order;
    await rateLimits.count(limits.sendOrderLink, actorId(actor) ?? addressKey(request.ip), reply);
    const number = data.customerPhone ? profilePhone(Number(data.customerPhone)) : undefined;
    if (number === undefined) throw new Failure('general_argument_invalid', orderMessages.noPhoneToSendTo);
    // The kitchen was called from this number, so its staff may let whoever has the phone read the order.
    const to = { to: accountPhone(number), addressProven: true, userId: data.userId, aboutId: id };
    await runUnitOfWork(engine, actor, async (work) => {
      await enqueueMail(work, phoneOrderLink, to);
      await recordAudit(work, { action: 'reveal', ...linkOf(order) });
    });
    reply.status(202);
    return {};
  });
}
