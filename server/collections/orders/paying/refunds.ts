import { type Paise, paise, sum, ZERO_PAISE } from '#domain/money.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { CASH, isLedger, isMoney, LEDGER_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { isGivenByHand, type RefundReason, refundAttributes } from '#domain/refunds/attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { creditRefund } from '#server/collections/balances/credit-refund.ts';
import { settleInvoices } from '#server/collections/billing/settle-invoices.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, checkNotOwnMoney, kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { type Access, defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import type { Order } from '../order-steps.ts';
import { orders } from '../orders.ts';
import { lockPayments } from '../payments.ts';
import { enqueueAtGateway, gatewayPaymentsLeft } from './gateway-refunds.ts';

type Refund = Data<typeof refundAttributes>;

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

const leftOfMethods = checkedQuery(
  'what was paid for an order and not refunded, by method',
  { method: column.text<PaymentMethod>(), left: column.bigint<Paise>() },
  (orderId: string) =>
    sql`select method, sum(amount)::bigint as left from (
        select method, amount from payments where "orderId" = ${orderId} and state = 'paid'
        union all select method, -amount from refunds where "orderId" = ${orderId}
      ) as each group by method`,
);

/** What of an order was paid from the ledger and has not returned to it: first what returns first (LEDGER-20). */
async function leftFromLedger(work: Work, orderId: string) {
  const all = await leftOfMethods(work.sql, orderId);
  return LEDGER_METHODS.flatMap((method) => {
    const left = all.find((each) => each.method === method)?.left ?? ZERO_PAISE;
    return left > 0 ? [{ method, left }] : [];
  });
}

/**
 * How a refund that somebody enters returns: as they say what money paid for, and to the balance what came from there. An
 * amount that needs both is entered as two refunds.
 * @throws Failure refund_exceeds_payment if they have given back more money than was paid
 */
async function returnOf(
  work: Work,
  orderId: string,
  { amount, doneAt, toBalance, method }: Pick<Refund, 'amount' | 'doneAt' | 'toBalance' | 'method'>,
): Promise<Pick<Refund, 'toBalance' | 'method'>> {
  const most = await refundable(work, orderId);
  if (amount > most) throw new Failure('refund_exceeds_payment');
  const fromLedger = await leftFromLedger(work, orderId);
  const money = paise(most - sum(...fromLedger.map(({ left }) => left)));
  const byMoney = isMoney(method) ? method : CASH;
  if (amount <= money) return { toBalance, method: byMoney };
  if (doneAt !== null && !toBalance)
    throw new Failure('refund_exceeds_payment', paymentMessages.onlyToBalance);
  const source = fromLedger.find(({ left }) => left >= amount);
  if (!source) throw new Failure('refund_exceeds_payment', paymentMessages.onlyToBalance);
  return { toBalance: true, method: source.method };
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
        checkNotOwnMoney(work, order.data.userId);
        if (values.line !== null && values.line >= order.data.items.length) {
          throw new Failure('general_argument_invalid', paymentMessages.noSuchLine);
        }
        const returned = await returnOf(work, order.id, values);
        const now = work.now;
        // Money that had been given back before was given back by hand.
        const isDone = values.doneAt !== null || returned.toBalance;
        const left = isDone ? [] : await gatewayPaymentsLeft(work, order.id);
        const from = left.find((payment) => payment.left >= values.amount);
        const assigned = {
          userId: order.data.userId,
          actorId: actorId(work.actor),
          createdAt: now,
          state: isDone ? 'done' : 'owed',
          paymentId: from?.id ?? null,
          doneAt: isDone ? now : null,
          ...returned,
          ...(from && { method: from.method }),
        } as const;
        return { insert: { ...values, ...assigned } };
      },
      async alongCreate(work, { id, data }) {
        if (data.paymentId !== null) await enqueueAtGateway(work, { ...data, id, paymentId: data.paymentId });
      },
      async afterCreate(work, { id, data }) {
        const order = await find(work.sql, orders, data.orderId);
        if (order && data.toBalance) await creditRefund(work, order.data, { ...data, id });
        if (order) await settleInvoices(work, order);
      },
      async beforeUpdate(work, before, { doneAt, toBalance = false, ...others }) {
        const entries: Record<string, unknown> = others;
        const now: Record<string, unknown> = before.data;
        const changed = Object.keys(entries).some((name) => entries[name] !== now[name]);
        if (changed || !(doneAt || toBalance)) {
          throw new Failure('general_argument_invalid', paymentMessages.refundStays);
        }
        checkNotOwnMoney(work, before.data.userId);
        if (before.data.doneAt) throw new Failure('general_argument_invalid', paymentMessages.refundIsDone);
        if (!isGivenByHand(before.data)) throw new Failure('refund_at_gateway');
        return { change: { doneAt: work.now, state: 'done', toBalance } };
      },
      async afterUpdate(work, before, { id, data }) {
        if (before.data.toBalance || !data.toBalance) return;
        const order = await find(work.sql, orders, data.orderId);
        if (order) await creditRefund(work, order.data, { ...data, id });
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
  /** Whether all of it becomes credit of the customer, however it was paid. */
  toBalance?: boolean;
}

/** Where a part of a refund goes: back through the gateway, to the ledger, or by hand. */
interface Part {
  method: PaymentMethod;
  amount: Paise;
  /** The payment through the gateway that it comes from. */
  paymentId?: string;
  toBalance?: boolean;
}

async function addPart(work: Work, { id, data }: Order, entry: Entry, part: Part): Promise<void> {
  const { method, amount, paymentId = null, toBalance = false } = part;
  // Whoever paid on a page of the gateway gets it back there, also in its test mode.
  const isDone = toBalance || (data.testPayment && paymentId === null);
  const refund = await work.add(refunds, uniqueId(), {
    reason: entry.reason,
    note: entry.note,
    line: entry.line ?? null,
    orderId: id,
    userId: data.userId,
    method,
    amount,
    toBalance,
    paymentId,
    state: isDone ? 'done' : 'owed',
    actorId: actorId(work.actor),
    doneAt: isDone ? work.now : null,
    createdAt: work.now,
  });
  if (toBalance) await creditRefund(work, data, { id: refund.id, amount, method });
  if (paymentId !== null) await enqueueAtGateway(work, { id: refund.id, paymentId, amount });
}

/** The parts of an amount that is refunded, each where it came from: the ledger first, then the gateway (LEDGER-20). */
async function partsOf(
  work: Work,
  { id, data }: Order,
  { amount, reason, toBalance }: Entry,
): Promise<Part[]> {
  const byHand = isMoney(data.paymentMethod) ? data.paymentMethod : CASH;
  // What a company paid returns to it, whatever its person would have.
  if (toBalance && data.payerId === null) return [{ method: byHand, amount, toBalance }];
  // Money that came twice is money: what the balance paid still pays the order.
  const fromLedger = reason === 'paidTwice' ? [] : await leftFromLedger(work, id);
  const sources = [
    ...fromLedger.map((each) => ({ ...each, toBalance: isLedger(each.method) })),
    ...(await gatewayPaymentsLeft(work, id)).map(({ id: paymentId, ...each }) => ({ ...each, paymentId })),
  ];
  const parts: Part[] = [];
  let rest = amount;
  for (const { left, ...source } of sources) {
    const part = paise(Math.min(rest, left));
    if (part > 0) parts.push({ ...source, amount: part });
    rest = paise(rest - part);
  }
  return rest > 0 ? [...parts, { method: byHand, amount: rest }] : parts;
}

/** Adds a refund of an amount, which may become several entries. Refunds of test payments are done immediately. */
async function addRefund(work: Work, order: Order, entry: Entry): Promise<void> {
  for (const part of await partsOf(work, order, entry)) await addPart(work, order, entry, part);
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
