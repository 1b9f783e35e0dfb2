import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import type { Person } from './kitchen.ts';
import { openOrderKitchen } from './order-kitchen.ts';

/** Minutes from one time to another, both as they are on the wire. */
export const minutesUntil = (time: unknown, from: unknown) =>
  (Date.parse(String(time)) - Date.parse(String(from))) / 60_000;

/** A kitchen that is paid by UPI, and what tests do with such orders. */
export async function openUpiKitchen() {
  const kitchen = await openOrderKitchen();
  await kitchen.setPayments({ vpa: 'rasoi@icici' });
  /** The payment of an order; empty if it has none. */
  const paymentOf = async (orderId: string): Promise<Record<string, unknown>> =>
    (await kitchen.ofOrder('payments', orderId))[0] ?? {};

  return {
    kitchen,
    paymentOf,
    placeUpi: (over: object = {}) => kitchen.place(kitchen.asha, { paymentMethod: 'upi', ...over }),
    /** Ends the orders whose time to pay or to be accepted is over. */
    expire: () => expireOrders(kitchen.app.engine, kitchen.app.documents),
    record: async (who: Person, orderId: string, data: object = { state: 'paid' }) =>
      kitchen.change(who, 'payments', String((await paymentOf(orderId)).$id), data),
    /** The kinds of the queued mails about a document. */
    mailsAbout: async (id: string) =>
      (await kitchen.mails()).flatMap(({ kind, aboutId, status }) =>
        aboutId === id && status === 'queued' ? [kind] : [],
      ),
  };
}
