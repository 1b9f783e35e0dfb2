import { type Paise, paise } from '#domain/money.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { isGivenByHand, type RefundReason, refundAttributes } from '#domain/refunds/attributes.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { settleInvoices } from '../invoices/settle-invoices.ts';
import { creditRefund } from '../ledger/credit-refund.ts';
import { enqueueAtGateway, gatewayPaymentsLeft } from './gateway-refunds.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';
import { lockPayments } from './payments.ts';

const refundedOf = checkedQuery(
  'refunded of an order',
  { refunded: column.bigint<Paise>() },
  (orderId: string) =>
    sql`select coalesce(sum(amount), 0)::bigint as refunded from refunds where "orderId" = ${orderId}`,
);

/** The paid amount that has not been refunded yet. The caller must have locked the order's row. */
async function refundable(work: Work, orderId: string): Promise<Paise> {
  const { paid } = await lockPayments(work, orderId);
  const [row] = await refundedOf(work.sql, orderId);
  return paise(paid - (row?.refunded ?? 0));
}

/**
 * The ledger of refunds. Entries are added under the lock of the order's row, and their sum never exceeds the paid
 * amount. Of an entry only the state of the money on its way back changes.
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
      onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
      dataExport: { as: 'refunds' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read, create: adminOnly, update: adminOnly },
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
        // Money that had been given back before was given back by hand.
        const isDone = values.doneAt !== null || values.toBalance;
        const left = isDone ? [] : await gatewayPaymentsLeft(work, order.id);
        const from = left.find((payment) => payment.left >= values.amount);
        const assigned = {
          userId: order.data.userId,
          actorId: actorId(work.actor),
          createdAt: now,
          state: isDone ? 'done' : 'owed',
          paymentId: from?.id ?? null,
          doneAt: isDone ? now : null,
          ...(from && { method: from.method }),
        } as const;
        return { insert: { ...values, ...assigned } };
      },
      async alongCreate(work, { id, data }) {
        if (data.paymentId !== null) await enqueueAtGateway(work, { ...data, id, paymentId: data.paymentId });
      },
      async afterCreate(work, { id, data }) {
        const order = await find(work.sql, orders, data.orderId);
        if (order && data.toBalance) await creditRefund(work, order.data, { id, amount: data.amount });
        if (order) await settleInvoices(work, order);
      },
      async beforeUpdate(work, before, { doneAt, toBalance = false, ...others }) {
        const entries: Record<string, unknown> = others;
        const now: Record<string, unknown> = before.data;
        const changed = Object.keys(entries).some((name) => entries[name] !== now[name]);
        if (changed || !(doneAt || toBalance)) {
          throw new Failure('general_argument_invalid', paymentMessages.refundStays);
        }
        if (before.data.doneAt) throw new Failure('general_argument_invalid', paymentMessages.refundIsDone);
        if (!isGivenByHand(before.data)) throw new Failure('refund_at_gateway');
        return { change: { doneAt: work.now, state: 'done', toBalance } };
      },
      async afterUpdate(work, before, { id, data }) {
        if (before.data.toBalance || !data.toBalance) return;
        const order = await find(work.sql, orders, data.orderId);
        if (order) await creditRefund(work, order.data, { id, amount: data.amount });
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

/**
 * Adds an amount to the ledger. Refunds of test payments are done immediately. What that came through the gateway goes
 * back through it, and the kitchen gives the rest back, so one amount may become several entries.
 */
async function addRefund(work: Work, { id, data }: Order, entry: Entry): Promise<void> {
  const add = async (amount: Paise, from?: { id: string; method: PaymentMethod }) => {
    // Whoever paid on a page of the gateway gets it back there, also in its test mode.
    const isDone = data.testPayment && !from;
    const refund = await work.add(refunds, uniqueId(), {
      ...entry,
      amount,
      line: entry.line ?? null,
      orderId: id,
      userId: data.userId,
      method: from?.method ?? data.paymentMethod,
      paymentId: from?.id ?? null,
      state: isDone ? 'done' : 'owed',
      actorId: actorId(work.actor),
      doneAt: isDone ? work.now : null,
      createdAt: work.now,
    });
    if (from) await enqueueAtGateway(work, { id: refund.id, paymentId: from.id, amount });
  };
  let rest = entry.amount;
  for (const payment of await gatewayPaymentsLeft(work, id)) {
    const part = paise(Math.min(rest, payment.left));
    if (part > 0) await add(part, payment);
    rest = paise(rest - part);
  }
  if (rest > 0) await add(rest);
}

/**
 * Locks the order's row and adds a refund of a part of the paid amount.
 * @throws Failure refund_exceeds_payment, document_not_found
 */
export async function refundPart(work: Work, orderId: string, entry: Entry): Promise<void> {
  const order = await find(work.sql, orders, orderId, true);
  if (!order) throw new Failure('document_not_found');
  if (entry.amount > (await refundable(work, orderId))) throw new Failure('refund_exceeds_payment');
  await addRefund(work, order, entry);
  await settleInvoices(work, order);
}

/**
 * Adds a refund of the amount, but at most of what was paid and not refunded yet. Does nothing if that is zero. The caller
 * must have locked the order's row.
 */
export async function refundUpTo(work: Work, order: Order, entry: Entry): Promise<void> {
  const amount = paise(Math.min(entry.amount, await refundable(work, order.id)));
  if (amount > 0) await addRefund(work, order, { ...entry, amount });
}
