import { formatMoney } from '#domain/money.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { noteProblem } from '#server/collections/orders/paying/payment-problems.ts';
import { refunds } from '#server/collections/orders/paying/refunds.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { and, equal } from '#server/documents/where.ts';
import type { SentRefund } from './gateway.ts';

/** Milliseconds until the gateway is asked about a refund that it has accepted. Its message usually comes earlier. */
const ASK_AGAIN = 3_600_000;

const orderOfPayment = checkedQuery(
  'order of a gateway payment',
  { orderId: column.text() },
  (gateway: string, payment: string) =>
    sql`select "orderId" from payments where gateway = ${gateway} and reference = ${payment}`,
);
const lockedRefund = checkedQuery(
  'refund of the gateway',
  { refundId: column.text(), payment: column.text(), gatewayId: orNull(column.text()) },
  (id: string, key: string | null, payment: string) =>
    sql`select "refundId", payment, "gatewayId" from "gatewayRefunds"
      where "gatewayId" = ${id} or "refundId" = ${key} and payment = ${payment} for update`,
);

/**
 * The states from which a refund may come to this one. What is done stays done, and so does what the kitchen itself has
 * given back.
 */
const LEAVES = { sent: ['owed'], done: ['owed', 'sent', 'failed'], failed: ['owed', 'sent'] } as const;

/**
 * Notes a refund that somebody made at the gateway itself: the owner enters it here, so that the money does not go back
 * twice.
 */
async function noteForeign(work: Work, gateway: string, { id, payment, amount }: SentRefund): Promise<void> {
  const [paid] = await orderOfPayment(work.sql, gateway, payment);
  if (paid) await noteProblem(work, paid.orderId, id, paymentMessages.refundedElsewhere(formatMoney(amount)));
}

/**
 * Records the state of a refund. Messages may come twice, late and in any order: a refund never returns to an earlier
 * state.
 */
export async function recordRefund(work: Work, gateway: string, refund: SentRefund): Promise<void> {
  const [queued] = await lockedRefund(work.sql, refund.id, refund.key, refund.payment);
  if (!queued) return noteForeign(work, gateway, refund);
  const isOver = refund.state !== 'sent';
  await work.sql.execute(
    sql`update "gatewayRefunds" set "gatewayId" = ${refund.id}, error = null,
        "dueAt" = case when ${isOver} or "dueAt" is null then null else ${new Date(work.now.getTime() + ASK_AGAIN)}::timestamptz end
      where "refundId" = ${queued.refundId}`,
    'record gateway refund',
  );
  const { fields } = refunds;
  const before = and(equal(fields.id, queued.refundId), equal(fields.state, ...LEAVES[refund.state]));
  const change = { state: refund.state, ...(refund.state === 'done' && { doneAt: work.now }) };
  await work.updateWhere(refunds, before, change);
}

/** Records that the gateway will never carry a refund out: the kitchen gives it back in another way. */
export async function recordRefusedRefund(work: Work, refundId: string, error: string): Promise<void> {
  await work.sql.execute(
    sql`update "gatewayRefunds" set "dueAt" = null, error = ${error} where "refundId" = ${refundId}`,
    'record refused gateway refund',
  );
  const { fields } = refunds;
  const before = and(equal(fields.id, refundId), equal(fields.state, ...LEAVES.failed));
  await work.updateWhere(refunds, before, { state: 'failed' });
}
