import { isFailed, type OrderStatus } from '#domain/orders/statuses.ts';
import type { paymentAttributes } from '#domain/payments/attributes.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { CASH, type PaymentMethod } from '#domain/payments/methods.ts';
import { canBeCorrected, canTakeBack } from '#domain/payments/recording.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

// Makes a payment due again that was recorded by mistake. The callers have locked the rows of the order and the payment.

type Payment = Document<typeof paymentAttributes>;
type Change = Partial<Payment['data']>;

const orderById = checkedQuery(
  'order of a payment to take back',
  {
    method: orNull(column.text<PaymentMethod>()),
    prepaid: column.boolean(),
    status: column.text<OrderStatus>(),
  },
  (id: string) => sql`select "paymentMethod" as method, prepaid, status from orders where id = ${id}`,
);
const lastStepOf = checkedQuery(
  'last step of a prepaid order',
  { from: column.text<OrderStatus>() },
  (orderId: string) =>
    sql`select "from" from "orderEvents" where "orderId" = ${orderId} order by sequence desc limit 1`,
);

/** The order of a payment. One from before orders had a method has its payment's. */
async function paidOrder(work: Work, { data }: Payment) {
  const [order] = await orderById(work.sql, data.orderId);
  if (!order) throw new Failure('document_not_found');
  return { ...order, method: order.method ?? data.method };
}

/** Whether nothing has happened to a prepaid order since its payment was confirmed, as far as its events say. */
export async function isUntouched(work: Work, orderId: string, status: OrderStatus): Promise<boolean> {
  if (status !== 'placed') return false;
  const [last] = await lastStepOf(work.sql, orderId);
  return last?.from === 'awaitingPayment';
}

/** Whether something of a payment was given back, or its day is closed: then the books count on it. */
async function isSettled(work: Work, { id, data }: Payment): Promise<boolean> {
  const settled = await work.sql.query(
    sql`select 1 from refunds where "orderId" = ${data.orderId}
      union all select 1 from "dayCloseEntries" where kind = 'payment' and id = ${id} limit 1`,
    'refund or close of a payment',
  );
  return settled.length > 0;
}

const DUE = { state: 'due', recordedBy: null, sightingId: null, paidAt: null } as const;

/**
 * The change that takes back what was recorded in the last 30 seconds, by whoever recorded it (PAY-4).
 * @throws Failure payment_undo_too_late
 */
async function undone(work: Work, payment: Payment): Promise<Change> {
  const { data } = payment;
  if (!canTakeBack(data, actorId(work.actor) ?? '', work.now) || (await isSettled(work, payment)))
    throw new Failure('payment_undo_too_late');
  const { method } = await paidOrder(work, payment);
  // The transaction number that the customer has claimed stays.
  return { ...DUE, method, reference: data.claimedAt === null ? null : data.reference };
}

/**
 * The change that takes back a prepaid order's payment that was confirmed by mistake, whenever that is noticed (UPI-12).
 * While the kitchen has not begun with the order, it waits for its payment again; later it is paid at the door, in cash
 * unless whoever takes the money records another method. The claimed transaction number is of no use any more then.
 * @throws Failure payment_undo_too_late
 */
async function corrected(work: Work, payment: Payment): Promise<Change> {
  const { data } = payment;
  const { method, prepaid, status } = await paidOrder(work, payment);
  if (!prepaid || !canBeCorrected(data))
    throw new Failure('payment_undo_too_late', paymentMessages.notConfirmedByHand);
  if (isFailed(status) || (await isSettled(work, payment)))
    throw new Failure('payment_undo_too_late', paymentMessages.correctionTooLate);
  const waits =
    status === 'awaitingPayment' ||
    (work.site.kitchen.orderMode === 'board' && (await isUntouched(work, data.orderId, status)));
  if (waits) return { ...DUE, method, reference: data.claimedAt === null ? null : data.reference };
  return { ...DUE, method: CASH, reference: null, claimedAt: null };
}

/**
 * Makes a payment due again, at once as an undo, or with a reason as a correction.
 * @throws Failure payment_undo_too_late
 */
export async function takeBack(
  work: Work,
  payment: Payment,
  { takenBackReason = null }: Change,
): Promise<{ change: Change }> {
  if (takenBackReason === null) return { change: await undone(work, payment) };
  return { change: { ...(await corrected(work, payment)), takenBackReason } };
}
