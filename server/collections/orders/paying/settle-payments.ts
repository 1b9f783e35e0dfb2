import { type Paise, paise, sum } from '#domain/money.ts';
import type { FailedStatus } from '#domain/orders/statuses.ts';
import { CASH } from '#domain/payments/methods.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import type { Order } from '../order-steps.ts';
import { lockPayments, payments } from '../payments.ts';
import { raiseOnHouseAccount } from './ledger-payments.ts';
import { refundUpTo } from './refunds.ts';

// Corrects an order's payments when the order ends without food or its total changes. The caller must have locked the
// order's row.

const isDuePayment = (order: Order) =>
  and(equal(payments.fields.orderId, order.id), equal(payments.fields.state, 'due'));

/** Expires the due payments of an order that ended without food, and refunds the paid amount. */
export async function settleEnd(work: Work, order: Order, reason: FailedStatus): Promise<void> {
  await lockPayments(work, order.id);
  await work.updateWhere(payments, isDuePayment(order), { state: 'expired' });
  const everything = paise(Number.MAX_SAFE_INTEGER);
  await refundUpTo(work, order, { amount: everything, reason, note: null });
}

/** The condition that a due payment is unchanged since it was read. It may have been recorded as paid meanwhile. */
const stillDue = ({ id, data }: { id: string; data: { amount: Paise } }) =>
  and(
    equal(payments.fields.id, id),
    equal(payments.fields.state, 'due'),
    equal(payments.fields.amount, data.amount),
  );

interface Difference {
  before: Paise;
  after: Paise;
  /** The index of the changed line, and a description of the change, for the refund. */
  line: number;
  note: string;
}

/** Lowers the due payments, the latest first. Returns the rest of the amount, which was already paid. */
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

/**
 * Raises the due payment. If nothing is due, adds a separate payment: on the house account that the order is on, in cash, or
 * as a test for an order without money.
 */
async function raiseDue(work: Work, order: Order, amount: Paise): Promise<void> {
  if (await raiseOnHouseAccount(work, order, amount)) return;
  const [due] = await findAll(work.sql, payments, isDuePayment(order));
  const raised = due && { amount: sum(due.data.amount, amount) };
  if (due && raised && (await work.updateWhere(payments, stillDue(due), raised)).length > 0) return;
  const { userId, riderId, testPayment, paymentMethod } = order.data;
  await work.add(payments, uniqueId(), {
    orderId: order.id,
    userId,
    riderId,
    method: testPayment ? paymentMethod : CASH,
    amount,
    state: testPayment ? 'paid' : 'due',
    mock: testPayment,
    problems: [],
    paidAt: testPayment ? work.now : null,
    createdAt: work.now,
  });
}

/** Corrects the payments after a change of the order's total: the due amount, and a refund of what was overpaid. */
export async function settleDifference(work: Work, order: Order, difference: Difference): Promise<void> {
  const { before, after, line, note } = difference;
  await lockPayments(work, order.id);
  if (after > before) return raiseDue(work, order, paise(after - before));
  const left = await lowerDue(work, order, paise(before - after));
  if (left > 0) await refundUpTo(work, order, { amount: left, reason: 'lineRemoved', line, note });
}
