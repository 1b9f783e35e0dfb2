import { sql } from 'drizzle-orm';
import { type Paise, paise } from '#domain/money.ts';
import { isMockPayment } from '#domain/orders/payment.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { type RefundReason, refundAttributes } from '#domain/refunds/attributes.ts';
import { adminOnly, kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';
import { lockPayments } from './payments.ts';

/** How much of an order's payments has not been refunded yet. The caller must have locked the order's row. */
async function refundable(work: Work, orderId: string): Promise<Paise> {
  await lockPayments(work, orderId);
  const [row] = await work.sql.query<{ paid: number; refunded: number }>(
    sql`select
        (select coalesce(sum(amount), 0)::bigint from payments where "orderId" = ${orderId} and state = 'paid') as paid,
        (select coalesce(sum(amount), 0)::bigint from refunds where "orderId" = ${orderId}) as refunded`,
    'refundable of an order',
  );
  return paise((row?.paid ?? 0) - (row?.refunded ?? 0));
}

/**
 * The ledger of refunds. An entry is added under the lock of its order's row, and all entries together never exceed what
 * was paid. Nobody changes or deletes an entry; only `doneAt` is set once, when the money has been given back.
 */
export const refunds = defineCollection('refunds', refundAttributes, ({ fields }) => {
  const read: Access<'refunds'> = (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller);
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: {
        overwrite: { note: null },
        because: 'Tax law requires a kitchen to keep records of its refunds.',
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
        const assigned = { userId: order.data.userId, actorId: actorId(work.actor), createdAt: now };
        return { insert: { ...values, ...assigned, doneAt: values.doneAt && now } };
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

interface Entry {
  amount: Paise;
  reason: RefundReason;
  note: string | null;
  /** The index of the removed line; left out for the whole order. */
  line?: number;
}

/** Mock payments count as given back at once; real money has to be given back by the kitchen. */
async function addRefund(work: Work, { id, data }: Order, entry: Entry): Promise<void> {
  await work.add(refunds, uniqueId(), {
    ...entry,
    line: entry.line ?? null,
    orderId: id,
    userId: data.userId,
    method: data.paymentMethod,
    actorId: actorId(work.actor),
    doneAt: isMockPayment(data) ? work.now : null,
    createdAt: work.now,
  });
}

/**
 * Adds a refund of a part of what was paid for an order, whose row it locks. Throws Failure refund_exceeds_payment, or
 * document_not_found.
 */
export async function refundPart(work: Work, orderId: string, entry: Entry): Promise<void> {
  const order = await find(work.sql, orders, orderId, true);
  if (!order) throw new Failure('document_not_found');
  if (entry.amount > (await refundable(work, orderId))) throw new Failure('refund_exceeds_payment');
  await addRefund(work, order, entry);
}

/**
 * Adds a refund of an amount, or of as much of it as was paid and has not been refunded. Does nothing if that is zero. The
 * caller must have locked the order's row.
 */
export async function refundUpTo(work: Work, order: Order, entry: Entry): Promise<void> {
  const amount = paise(Math.min(entry.amount, await refundable(work, order.id)));
  if (amount > 0) await addRefund(work, order, { ...entry, amount });
}
