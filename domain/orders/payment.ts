import type { ORDER_CHANNELS } from './channel.ts';

/** How an order is paid (ORDER-7). The default is cod; upi and card only pretend to take money. */
export const PAYMENT_METHODS = ['cod', 'upi', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const paymentLabels: Record<PaymentMethod, string> = {
  cod: 'Cash on Delivery',
  upi: 'UPI',
  card: 'Card',
};

/** What decides how an order's payment begins. */
export interface OrderPayment {
  channel: (typeof ORDER_CHANNELS)[number];
  paymentMethod: PaymentMethod;
  /** Staff took the money when they typed the order. */
  alreadyPaid: boolean;
}

/** Whether the payment is only pretended. Online UPI and card payments are; what staff write down is real money. */
export function isMockPayment({ channel, paymentMethod }: Omit<OrderPayment, 'alreadyPaid'>): boolean {
  return channel === 'online' && paymentMethod !== 'cod';
}

/** Whether nothing is left to pay from the moment an order is placed. */
export function isPaidAtPlacement(order: OrderPayment): boolean {
  return order.alreadyPaid || isMockPayment(order);
}
