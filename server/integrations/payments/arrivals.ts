import { formatMoney, type Paise } from '#domain/money.ts';
import { withoutFee } from '#domain/payments/gateway-fee.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { uniqueId } from '#server/base/ids.ts';
import { confirmPayment } from '#server/collections/orders/confirm-payment.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { noteProblem } from '#server/collections/orders/paying/payment-problems.ts';
import { refundUpTo } from '#server/collections/orders/paying/refunds.ts';
import { lockPayments, payments } from '#server/collections/orders/payments.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { CURRENCY, type ReceivedPayment } from './gateway.ts';
import { recordTopUpArrival } from './top-up-arrivals.ts';

/** What happened to money that the gateway has received. */
type Arrival = 'recorded' | 'known' | 'refunded' | 'wrong amount' | 'unknown order';

const pageByName = checkedQuery(
  'payment page by name',
  { orderId: column.text(), amount: column.bigint<Paise>() },
  (reference: string) => sql`select "orderId", amount from "paymentPages" where reference = ${reference}`,
);

async function isKnown(work: Work, gateway: string, payment: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from payments where gateway = ${gateway} and reference = ${payment}`,
    'payment of the gateway',
  );
  return found.length > 0;
}

/** Ends the checks of a page of which nothing more can be learned. */
const endChecks = (work: Work, reference: string) =>
  work.sql.execute(
    sql`update "paymentPages" set "checkAt" = null where reference = ${reference}`,
    'end checks of a payment page',
  );

/**
 * Records money that has arrived on a page, whether a message of the gateway or a look at the gateway reports it, or
 * both. The same payment counts once. Money for an order that has ended or was paid already is owed back to the
 * customer, and goes back by itself.
 * @param reference our name of the page
 */
export async function recordArrival(
  work: Work,
  gateway: string,
  { reference, payment }: { reference: string; payment: ReceivedPayment },
): Promise<Arrival> {
  const topUp = await recordTopUpArrival(work, { reference, payment });
  if (topUp) return topUp;
  const [page] = await pageByName(work.sql, reference);
  const order = page && (await find(work.sql, orders, page.orderId, true));
  if (!order) return 'unknown order';
  await lockPayments(work, order.id);
  if (await isKnown(work, gateway, payment.id)) return 'known';
  const { id, currency, method } = payment;
  const { amount, gatewayFee } = withoutFee(payment, page.amount);
  if (currency !== CURRENCY || amount !== page.amount) {
    const came = currency === CURRENCY ? formatMoney(amount) : `${amount / 100} ${currency}`;
    const problem = `${paymentMessages.otherAmount(came, formatMoney(page.amount))} (${id})`;
    await noteProblem(work, order.id, id, problem);
    return 'wrong amount';
  }
  await endChecks(work, reference);
  const receipt = { amount, method, reference: id, recordedBy: null, gateway, gatewayFee };
  if (await confirmPayment(work, order, receipt))
    return order.data.status === 'awaitingPayment' ? 'recorded' : 'refunded';
  await work.add(payments, uniqueId(), {
    orderId: order.id,
    userId: order.data.userId,
    state: 'paid',
    mock: order.data.testPayment,
    problems: [],
    ...receipt,
    paidAt: work.now,
    createdAt: work.now,
  });
  await refundUpTo(work, order, { amount, reason: 'paidTwice', note: null });
  return 'refunded';
}
