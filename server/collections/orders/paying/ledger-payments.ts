import type { Paise } from '#domain/money.ts';
import { HOUSE, LEDGER_METHODS } from '#domain/payments/methods.ts';
import { uniqueId } from '#server/base/ids.ts';
import { keepDueRefund } from '#server/collections/balances/closed-logins.ts';
import { chargeOrder, reverseCharge } from '#server/collections/balances/order-entries.ts';
import { leftOnHouseAccount, lockStanding } from '#server/collections/balances/standing.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import type { Order } from '../order-steps.ts';
import { payments } from '../payments.ts';

// What of an order is paid from the ledger: from the customer's balance, or on their house account.

const ofLedger = (order: Order, ...states: ('due' | 'paid' | 'expired')[]) =>
  and(
    equal(payments.fields.orderId, order.id),
    equal(payments.fields.method, ...LEDGER_METHODS),
    equal(payments.fields.state, ...states),
  );

/** Counts what an order has held, because it begins. The caller must have locked the order's row. */
export async function countHeld(work: Work, order: Order): Promise<void> {
  const { userId, payerId, number, channel, takenBy } = order.data;
  const held = await work.updateWhere(payments, ofLedger(order, 'due'), { state: 'paid', paidAt: work.now });
  if (held.length === 0 || userId === null) return;
  const paid = held.map(({ id, data }) => ({ id, amount: data.amount }));
  await chargeOrder(work, { id: order.id, userId, payerId, number, channel, takenBy }, paid);
  await keepDueRefund(work, userId);
}

/** Holds again what was counted, because the order waits for money again. */
export async function holdAgain(work: Work, order: Order): Promise<void> {
  for (const { id, data } of await findAll(work.sql, payments, ofLedger(order, 'paid'))) {
    await work.updateWhere(payments, equal(payments.fields.id, id), { state: 'failed' });
    await reverseCharge(work, id);
    const { orderId, userId, riderId, method, amount } = data;
    const held = { orderId, userId, riderId, method, amount, state: 'due', problems: [] } as const;
    await work.add(payments, uniqueId(), { ...held, createdAt: work.now });
  }
}

/** Whether an order that ended has released a part of the customer's balance: money for it then becomes credit. */
export async function hasReleased(work: Work, order: Order): Promise<boolean> {
  if (!work.site.ledger.isOn || order.data.userId === null) return false;
  return (await findAll(work.sql, payments, ofLedger(order, 'expired'))).length > 0;
}

/**
 * Puts more of an order on its customer's house account, if their limit allows it.
 * @returns whether it does
 */
export async function raiseOnHouseAccount(work: Work, { id, data }: Order, amount: Paise): Promise<boolean> {
  const { userId, payerId, riderId, number, channel, takenBy, paymentMethod } = data;
  if (paymentMethod !== HOUSE || userId === null || !work.site.ledger.isOn) return false;
  if (amount > leftOnHouseAccount(await lockStanding(work, payerId ?? userId))) return false;
  const added = await work.add(payments, uniqueId(), {
    orderId: id,
    userId,
    riderId,
    method: HOUSE,
    amount,
    state: 'paid',
    problems: [],
    paidAt: work.now,
    createdAt: work.now,
  });
  await chargeOrder(work, { id, userId, payerId, number, channel, takenBy }, [{ id: added.id, amount }]);
  return true;
}
