import { sql } from 'drizzle-orm';
import { type Paise, paise } from '#domain/money.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { type RefundReason, refundAttributes } from '#domain/refunds/attributes.ts';
import { adminOnly, ownerOnly, role } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';

/** How much of an order's payments has not gone back yet. The order's row is locked. */
async function refundable(work: Work, orderId: string): Promise<Paise> {
  const [row] = await work.sql.query<{ paid: number; refunded: number }>(
    sql`select
        (select coalesce(sum(amount), 0)::bigint from payments where "orderId" = ${orderId} and state = 'paid') as paid,
        (select coalesce(sum(amount), 0)::bigint from refunds where "orderId" = ${orderId}) as refunded`,
    'refundable of an order',
  );
  return paise((row?.paid ?? 0) - (row?.refunded ?? 0));
}

const isKitchen = role('owner', 'manager', 'kitchen');

/**
 * The ledger of money that goes back: entries are added under the lock of their order's row, and never exceed what was
 * paid. Nobody changes or deletes one; once, it is recorded that the money was given back.
 */
export const refunds = defineCollection('refunds', refundAttributes, ({ fields }) => {
  const read: Access<'refunds'> = (caller) => isKitchen(caller) || ownerOnly(fields.userId)(caller);
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: {
        overwrite: { note: null },
        because: 'Tax law has a kitchen keep what it gave back.',
      },
      dataExport: { as: 'refunds' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read, create: adminOnly, update: adminOnly },
    serverWrites: ['userId', 'actorId', 'createdAt'],
    audit: { label: ({ data }) => `Refund of order ${data.orderId}` },
    hooks: {
      async beforeCreate(work, { values }) {
        const order = await find(work.sql, orders, values.orderId, true);
        if (!order) throw new Failure('document_not_found');
        if (values.line !== null && values.line >= order.data.items.length) {
          throw new Failure('general_argument_invalid', paymentMessages.noSuchLine);
        }
        if (values.amount > (await refundable(work, order.id))) throw new Failure('refund_exceeds_payment');
        const now = work.now;
        const made = { userId: order.data.userId, actorId: actorId(work.actor), createdAt: now };
        return { insert: { ...values, ...made, doneAt: values.doneAt && now } };
      },
      async beforeUpdate(work, before, { doneAt, ...others }) {
        const entries: Record<string, unknown> = others;
        const now: Record<string, unknown> = before.data;
        const changed = Object.keys(entries).some((name) => entries[name] !== now[name]);
        if (changed || !doneAt) {
          throw new Failure('general_argument_invalid', paymentMessages.refundStays);
        }
        if (before.data.doneAt) throw new Failure('general_argument_invalid', paymentMessages.refundIsDone);
        return { change: { doneAt: work.now } };
      },
    },
  };
});

/**
 * Enters all that was paid for an order and has not gone back, when the order ends without food. Nothing is entered
 * when nothing was paid. What was only played is given back at once.
 */
export async function refundRest(work: Work, { id, data }: Order, reason: RefundReason): Promise<void> {
  const amount = await refundable(work, id);
  if (amount <= 0) return;
  await work.add(refunds, uniqueId(), {
    orderId: id,
    userId: data.userId,
    line: null,
    amount,
    reason,
    note: null,
    method: data.paymentMethod,
    actorId: actorId(work.actor),
    doneAt: data.paymentMethod === 'cod' ? null : work.now,
    createdAt: work.now,
  });
}
