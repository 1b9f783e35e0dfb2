import type { OrderRole } from '#domain/orders/actors.ts';
import { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { awaitsRider } from '#domain/orders/riders.ts';
import { isFailed, isOnTheWay } from '#domain/orders/statuses.ts';
import { Failure } from '#server/base/failure.ts';
import { signedIn } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { equal, or } from '#server/documents/where.ts';
import { returnPortions } from '#server/stock/portions.ts';
import { markSoldOut } from '#server/stock/write-stock.ts';
import { settleInvoices } from '../billing/settle-invoices.ts';
import { returnCoupons } from '../coupons/use-coupons.ts';
import { lockTourOf } from './lock-tour.ts';
import { orderReaders } from './order-readers.ts';
import { movedOn, type Order, outcomeOf } from './order-steps.ts';
import { orders } from './orders.ts';
import { settleEnd } from './paying/settle-payments.ts';
import { payments } from './payments.ts';
import { givePlaceBack } from './slots/slot-places.ts';

/** The roles in which an actor may act on an order: first their role on the staff, then that of its customer. */
export function rolesOn({ data }: Order, actor: Actor): OrderRole[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind !== 'user') return [];
  const { id, role: inKitchen } = actor.user;
  const mayAct = inKitchen !== 'rider' || data.riderId === id || awaitsRider(data);
  return [...(inKitchen && mayAct ? [inKitchen] : []), ...(data.userId === id ? ['customer' as const] : [])];
}

/**
 * The events of orders. An order changes only by creating an event, under the lock of the order's row. If two people act
 * at the same time, one succeeds and the other is refused with the order's new status. Events never change.
 */
export const orderEvents = defineCollection('orderEvents', orderEventAttributes, ({ fields }) => {
  // A rider from whom an order is taken away also gets the event.
  const read = orderReaders(fields.userId, (riderId) =>
    or(equal(fields.riderId, riderId), equal(fields.riderBefore, riderId)),
  );
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: { overwrite: { note: null }, because: 'They record what happened to what was sold.' },
      onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
      dataExport: { as: 'orderEvents' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read, create: signedIn },
    audit: { never: 'Events are a log themselves.' },
    hooks: {
      async beforeCreate(work, { values: asked }) {
        if (asked.to !== null && isOnTheWay(asked.to))
          await lockTourOf(work, asked.orderId, actorId(work.actor));
        const order = await find(work.sql, orders, asked.orderId, true);
        const roles = order ? rolesOn(order, work.actor) : [];
        if (!order || roles.length === 0) throw new Failure('document_not_found', orderMessages.notFound);
        const { data } = order;
        if (asked.from !== data.status) throw movedOn(data.status);
        if (asked.revision !== null && asked.revision !== data.revision) {
          throw new Failure('order_revised', orderMessages.revised(data.revision));
        }
        const { orderMode } = work.site.kitchen;
        const { role, change, soldOut } = await outcomeOf({ work, order, asked, roles, mode: orderMode });
        const [changed] = await work.updateWhere(orders, equal(orders.fields.id, order.id), change);
        const after = { ...data, ...change };
        if (after.riderId !== data.riderId) {
          await work.updateWhere(payments, equal(payments.fields.orderId, order.id), {
            riderId: after.riderId,
          });
        }
        if (isFailed(after.status)) {
          await settleEnd(work, order, after.status);
          await returnCoupons(work, order.id);
          await givePlaceBack(work, order);
          await returnPortions(work, order.id);
        }
        // After its portions have come back, because a dish that has run out stays sold out.
        if (soldOut !== undefined) await markSoldOut(work, soldOut);
        if (changed) await settleInvoices(work, changed);
        const promised = change.promisedAt !== undefined;
        return {
          insert: {
            ...asked,
            to: after.status,
            doneLines: asked.type === 'lines' ? after.doneLines : null,
            userId: data.userId,
            riderId: after.riderId,
            riderBefore: after.riderId === data.riderId ? null : data.riderId,
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
