import type { OrderChannel } from './channel.ts';
import type { OrderKind } from './lifecycle.ts';

/** How an order is paid (ORDER-7). The default is cod. Online upi and card payments are a mock. */
export const PAYMENT_METHODS = ['cod', 'upi', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const paymentLabels: Record<PaymentMethod, string> = {
  cod: 'Cash on Delivery',
  upi: 'UPI',
  card: 'Card',
};

/** The same by the kind of the order: what is fetched is paid at the counter. */
export const paymentLabelsOf: Record<OrderKind, Record<PaymentMethod, string>> = {
  delivery: paymentLabels,
  pickup: { ...paymentLabels, cod: 'Cash at Pickup' },
};

/** The attributes that decide the first state of an order's payment. */
export interface OrderPayment {
  channel: OrderChannel;
  paymentMethod: PaymentMethod;
  /** Staff took the money when they typed the order. */
  alreadyPaid: boolean;
}

/** Whether the payment is a mock: online UPI and card payments are; payments recorded by staff are real money. */
export function isMockPayment({ channel, paymentMethod }: Omit<OrderPayment, 'alreadyPaid'>): boolean {
  return channel === 'online' && paymentMethod !== 'cod';
}

/** Whether nothing is left to pay from the moment an order is placed. */
export function isPaidAtPlacement(order: OrderPayment): boolean {
  return order.alreadyPaid || isMockPayment(order);
}
