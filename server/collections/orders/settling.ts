import { type Paise, paise, sum } from '#domain/money.ts';
import type { FailedStatus } from '#domain/orders/lifecycle.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { uniqueId } from '#server/http/params.ts';
import type { Order } from './order-steps.ts';
import { lockPayments, payments } from './payments.ts';
import { refundUpTo } from './refunds.ts';

/**
 * What becomes of an order's payments when the order ends without food or its total changes. The caller must have locked
 * the order's row.
 */

const isDuePayment = (order: Order) =>
  and(equal(payments.fields.orderId, order.id), equal(payments.fields.state, 'due'));

/** After an order has ended without food: expires its due payments and refunds what was paid. */
export async function settleEnd(work: Work, order: Order, reason: FailedStatus): Promise<void> {
  await lockPayments(work, order.id);
  await work.updateWhere(payments, isDuePayment(order), { state: 'expired' });
  const everything = paise(Number.MAX_SAFE_INTEGER);
  await refundUpTo(work, order, { amount: everything, reason, note: null });
}

/** A due payment as it was read. Somebody may record it as paid meanwhile: then it is not changed. */
const stillDue = ({ id, data }: { id: string; data: { amount: Paise } }) =>
  and(
    equal(payments.fields.id, id),
    equal(payments.fields.state, 'due'),
    equal(payments.fields.amount, data.amount),
  );

interface Difference {
  before: Paise;
  after: Paise;
  /** The index of the line that was changed, and what was done, for the refund. */
  line: number;
  note: string;
}

/** Lowers what is due, the latest payment first. Returns what is left over: it was paid already. */
async function lowerDue(work: Work, order: Order, amount: Paise): Promise<Paise> {
  let left = amount;
  const due = await findAll(work.sql, payments, isDuePayment(order));
  for (const payment of due.toSorted((one, other) => other.sequence - one.sequence)) {
    if (left === 0) break;
    const part = paise(Math.min(left, payment.data.amount));
    const change =
      part === payment.data.amount
        ? ({ state: 'expired' } as const)
        : { amount: paise(payment.data.amount - part) };
    const changed = await work.updateWhere(payments, stillDue(payment), change);
    if (changed.length > 0) left = paise(left - part);
  }
  return left;
}

/** Adds to what is due. What was paid beforehand stays paid, and the rest becomes a payment of its own in cash. */
async function raiseDue(work: Work, order: Order, amount: Paise): Promise<void> {
  const [due] = await findAll(work.sql, payments, isDuePayment(order));
  const raised = due && { amount: sum(due.data.amount, amount) };
  if (due && raised && (await work.updateWhere(payments, stillDue(due), raised)).length > 0) return;
  const { userId, riderId } = order.data;
  await work.add(payments, uniqueId(), {
    orderId: order.id,
    userId,
    riderId,
    method: 'cod',
    amount,
    state: 'due',
    mock: false,
    reference: null,
    recordedBy: null,
    paidAt: null,
    createdAt: work.now,
  });
}

/** After an order's total has changed: corrects what is due, and refunds what was paid too much. */
export async function settleDifference(work: Work, order: Order, difference: Difference): Promise<void> {
  const { before, after, line, note } = difference;
  await lockPayments(work, order.id);
  if (after > before) return raiseDue(work, order, paise(after - before));
  const left = await lowerDue(work, order, paise(before - after));
  if (left > 0) await refundUpTo(work, order, { amount: left, reason: 'lineRemoved', line, note });
}
