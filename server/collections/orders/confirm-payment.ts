import { type Paise, paise, sum } from '#domain/money.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { CASH, ONLINE_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { paymentsFor } from '#domain/payments/settled.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { checkBy, payByOf } from '../payments/prepaid-methods.ts';
import { isProlongedByClaim } from './guests/guest-orders.ts';
import { orderEvents } from './order-events.ts';
import { acceptByOf } from './order-promise.ts';
import type { Order } from './order-steps.ts';
import { orders } from './orders.ts';
import { countHeld, hasReleased, holdAgain } from './paying/ledger-payments.ts';
import { refundUpTo } from './paying/refunds.ts';
import { isUntouched } from './paying/take-payment-back.ts';
import { lockPayments, payments } from './payments.ts';
import { mailDenial, mailTakenBack } from './upi/claim-mails.ts';

// The effects of a payment on a prepaid order (UPI-1). The callers have locked the order's row.

type OrderPatch = Partial<Order['data']>;

/** Money that has arrived for an order. */
interface Receipt {
  amount: Paise;
  method: PaymentMethod;
  /** The id of the payment in another system, such as the UTR of a UPI payment. */
  reference: string | null;
  /** The gateway that has received it. */
  gateway?: string;
  /** What the customer paid to the gateway on top. */
  gatewayFee?: Paise | null;
  /** The person who confirms the payment; null for the server itself. */
  recordedBy: string | null;
}

async function enter(
  work: Work,
  order: Order,
  type: 'step' | 'undo',
  change: OrderPatch,
  actorId: string | null,
): Promise<void> {
  await work.updateWhere(orders, equal(orders.fields.id, order.id), { ...change, statusSince: work.now });
  await work.addWithReactions(orderEvents, uniqueId(), {
    orderId: order.id,
    type,
    from: order.data.status,
    to: change.status ?? order.data.status,
    userId: order.data.userId,
    promisedAt: change.promisedAt ?? null,
    promisedBefore: order.data.promisedAt,
    actorId,
    actorRole: 'system',
    createdAt: work.now,
  });
}

/**
 * Begins a paid order: the kitchen sees it, its age counts from now, and its promise moves by the time that it waited.
 * A delivery time that the customer chose stays.
 */
async function begin(work: Work, order: Order, recordedBy: string | null): Promise<void> {
  const { orderedOn, scheduledFor, dueAt, promisedAt } = order.data;
  const waited = scheduledFor ? 0 : work.now.getTime() - orderedOn.getTime();
  const later = (moment: Date) => new Date(moment.getTime() + waited);
  const times = {
    promisedAt: promisedAt && later(promisedAt),
    dueAt: scheduledFor ? dueAt : later(dueAt ?? orderedOn),
  };
  const change = {
    status: 'placed',
    payBy: null,
    ...times,
    acceptBy: acceptByOf(work, { ...times, scheduledFor }),
  } as const;
  await enter(work, order, 'step', change, recordedBy);
}

/** The payments of an order, in these states, that it waits for before the kitchen begins; the oldest first. */
async function awaitedPayments(work: Work, order: Order, ...states: ('due' | 'expired')[]) {
  const { fields } = payments;
  const open = and(
    equal(fields.orderId, order.id),
    equal(fields.state, ...states),
    equal(fields.method, ...ONLINE_METHODS),
  );
  const found = await findAll(work.sql, payments, open);
  return found.map(({ id, data }) => ({ id, amount: data.amount }));
}

/**
 * Begins an order whose money has arrived, once it waits for no other part of it. An order that has ended is owed its money
 * back (UPI-6); if it has released a part of the customer's balance, the money becomes credit (LEDGER-17).
 */
async function settleArrival(work: Work, order: Order, recordedBy: string | null): Promise<void> {
  const { status } = order.data;
  if (status === 'awaitingPayment') {
    if ((await awaitedPayments(work, order, 'due')).length > 0) return;
    await countHeld(work, order);
    await begin(work, order, recordedBy);
    return;
  }
  if (!isFailed(status)) return;
  await work.updateWhere(orders, equal(orders.fields.id, order.id), { payBy: null });
  const everything = { amount: paise(Number.MAX_SAFE_INTEGER), reason: status, note: null };
  await refundUpTo(work, order, { ...everything, toBalance: await hasReleased(work, order) });
}

/**
 * An order with which the kitchen has begun is paid at the door (UPI-12): it goes on, and reads as an order in cash from now
 * on, to its customer too. That it was `prepaid` stays, with the times that follow from it.
 */
async function payAtDoor(work: Work, { id, data }: Order): Promise<void> {
  if (data.paymentMethod === CASH) return;
  await work.updateWhere(orders, equal(orders.fields.id, id), { paymentMethod: CASH });
  await mailTakenBack(work, id, data.userId);
}

const lastEventOf = checkedQuery(
  'last event of a prepaid order',
  { promisedBefore: orNull(column.moment()) },
  (orderId: string) =>
    sql`select "promisedBefore" from "orderEvents" where "orderId" = ${orderId} order by sequence desc limit 1`,
);

/** Undoes a payment that was confirmed by mistake: the order waits again, if nothing has happened to it since. */
async function waitAgain(work: Work, order: Order, actorId: string | null): Promise<void> {
  const { status, promisedAt, dueAt } = order.data;
  // It has not begun yet: another part is still due.
  if (status === 'awaitingPayment') return;
  const [last] = await lastEventOf(work.sql, order.id);
  if (!last || !(await isUntouched(work, order.id, status))) throw new Failure('payment_undo_too_late');
  const waited = promisedAt && last.promisedBefore ? promisedAt.getTime() - last.promisedBefore.getTime() : 0;
  const change = {
    status: 'awaitingPayment',
    payBy: payByOf(work),
    dueAt: promisedAt && dueAt && new Date(dueAt.getTime() - waited),
    promisedAt: last.promisedBefore,
    acceptBy: null,
  } as const;
  await holdAgain(work, order);
  await enter(work, order, 'undo', change, actorId);
}

/**
 * Records that money of a prepaid order has arrived, as one payment. A waiting order begins once nothing else of it is
 * awaited; an order that has ended is owed its money back, and so is what came beyond the amount that was open. The caller
 * must have locked the order's row.
 * @returns whether an open payment was waiting for this money; if not, nothing is recorded
 */
export async function confirmPayment(work: Work, order: Order, receipt: Receipt): Promise<boolean> {
  await lockPayments(work, order.id);
  const open = order.data.payBy === null ? [] : await awaitedPayments(work, order, 'due', 'expired');
  const [paid, ...others] = paymentsFor(open, receipt.amount);
  if (!paid) return false;
  const { id } = payments.fields;
  await work.updateWhere(payments, equal(id, paid.id), { ...receipt, state: 'paid', paidAt: work.now });
  for (const other of others) await work.updateWhere(payments, equal(id, other.id), { state: 'failed' });
  await settleArrival(work, order, receipt.recordedBy);
  const excess = paise(receipt.amount - sum(paid.amount, ...others.map(({ amount }) => amount)));
  if (excess > 0) await refundUpTo(work, order, { amount: excess, reason: 'paidTwice', note: null });
  return true;
}

/**
 * Gives a waiting order more time: the kitchen looks for a claimed payment, or it has denied one and the customer tries
 * again. Not an order of an anonymous account (LIMIT-4).
 */
async function waitLonger(work: Work, order: Order, isDenied: boolean): Promise<void> {
  const { status, payBy } = order.data;
  if (status !== 'awaitingPayment' || payBy === null) return;
  if (!(await isProlongedByClaim(work, order.id))) return;
  const change = { payBy: isDenied ? payByOf(work) : checkBy(work, payBy) };
  await work.updateWhere(orders, equal(orders.fields.id, order.id), change);
}

const sameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/**
 * Confirming a prepaid order's payment by hand begins the order; taking that back makes it wait again, or pays it at the
 * door. While the kitchen looks for a claimed payment, the order waits longer.
 */
export const prepaidOrders = changesOf(payments, {
  async afterUpdate(work, before, { data }) {
    const isClaimed = !sameTime(before.data.claimedAt, data.claimedAt);
    const isDenied = data.deniedAt !== null && before.data.deniedAt === null;
    if (before.data.state === data.state && !isClaimed && !isDenied) return;
    const order = await find(work.sql, orders, data.orderId, true);
    if (!order?.data.prepaid) return;
    if (isDenied) await mailDenial(work, order.id, data.userId);
    if (isClaimed || isDenied) return waitLonger(work, order, isDenied);
    if (data.state === 'paid') await settleArrival(work, order, data.recordedBy);
    else if (before.data.state === 'paid' && data.method === CASH) await payAtDoor(work, order);
    else if (before.data.state === 'paid') await waitAgain(work, order, before.data.recordedBy);
  },
});
