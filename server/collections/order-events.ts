import { orderEventAttributes } from '#domain/orders/event-attributes.ts';
import { type FailedStatus, isFailed, type OrderRole } from '#domain/orders/lifecycle.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { ownerOnly, role, signedIn } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { and, equal, or } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { carts } from './carts.ts';
import { dishes } from './dishes.ts';
import { movedOn, type Order, outcomeOf } from './order-steps.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { refundRest } from './refunds.ts';

/** The roles in which an actor may act on an order: their role in the kitchen first, then as its customer. */
function rolesOn({ data }: Order, actor: Actor): OrderRole[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind === 'visitor') return [];
  const { id, role: inKitchen } = actor.user;
  const theirs = inKitchen === 'rider' && data.riderId !== null && data.riderId !== id ? null : inKitchen;
  return [...(theirs ? [theirs] : []), ...(data.userId === id ? ['customer' as const] : [])];
}

/** Nobody pays any more for an order that has ended without food, and what was paid goes back. */
async function settle(work: Work, order: Order, reason: FailedStatus): Promise<void> {
  const { orderId, state } = payments.fields;
  await work.updateWhere(payments, and(equal(orderId, order.id), equal(state, 'due')), { state: 'expired' });
  await refundRest(work, order, reason);
}

/** A dish that has run out can't be ordered any more, and carts that hold it say so. */
async function markSoldOut(work: Work, dishId: string): Promise<void> {
  await work.updateWhere(dishes, equal(dishes.fields.id, dishId), { isAvailable: false });
  await work.updateWhere(carts, equal(carts.fields.dishId, dishId), { isAvailable: false });
}

/**
 * What happened to orders. A step is taken by making one of these documents; the order's row is locked meanwhile, so
 * that of two who act at once one wins and the other is told what the order has become. Nobody changes or deletes one.
 */
export const orderEvents = defineCollection('orderEvents', orderEventAttributes, ({ fields }) => {
  const read: Access<'orderEvents'> = (caller) => {
    if (role('owner', 'manager', 'kitchen')(caller)) return true;
    const { user } = caller;
    if (user?.role !== 'rider') return ownerOnly(fields.userId)(caller);
    return or(equal(fields.userId, user.id), equal(fields.riderId, user.id));
  };
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: { overwrite: { note: null }, because: 'They tell what became of what was sold.' },
      dataExport: { as: 'orderEvents' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read, create: signedIn },
    serverWrites: ['userId', 'promisedAt', 'promisedBefore', 'actorId', 'actorRole', 'createdAt'],
    audit: { never: 'They are a log themselves.' },
    hooks: {
      async beforeCreate(work, { values: asked }) {
        const order = await find(work.sql, orders, asked.orderId, true);
        const roles = order ? rolesOn(order, work.actor) : [];
        if (!order || roles.length === 0) throw new Failure('document_not_found', orderMessages.notFound);
        const { data } = order;
        if (asked.from !== data.status) throw movedOn(data.status);
        const { orderMode } = work.site.kitchen;
        const { role, change, soldOut } = await outcomeOf({ work, order, asked, roles, mode: orderMode });
        await work.updateWhere(orders, equal(orders.fields.id, order.id), change);
        const after = { ...data, ...change };
        if (after.riderId !== data.riderId) {
          await work.updateWhere(payments, equal(payments.fields.orderId, order.id), {
            riderId: after.riderId,
          });
        }
        if (isFailed(after.status)) await settle(work, order, after.status);
        if (soldOut !== undefined) await markSoldOut(work, soldOut);
        const promised = change.promisedAt !== undefined;
        return {
          insert: {
            ...asked,
            to: after.status,
            doneLines: asked.type === 'lines' ? after.doneLines : null,
            userId: data.userId,
            riderId: after.riderId,
            promisedAt: promised ? after.promisedAt : null,
            promisedBefore: promised ? data.promisedAt : null,
            actorId: actorId(work.actor),
            actorRole: role,
            createdAt: work.now,
          },
        };
      },
    },
  };
});
