import type { Paise } from '#domain/money.ts';
import type { OrderChannel } from './channel.ts';
import type { OrderKind } from './lifecycle.ts';

/** How an order is paid (ORDER-7). The default is cod. Online upi and card payments are a mock until the owner sets them up. */
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
  /** The customer pays real money before the kitchen begins. */
  prepaid: boolean;
  /** The time by which a prepaid order must be paid; null once its payment is confirmed. */
  payBy: Date | string | null;
}

/** The methods that customers really pay with online. The other ones are a mock. */
export type PrepaidMethods = Readonly<Record<Exclude<PaymentMethod, 'cod'>, boolean>>;

/** Whether a new order waits for its payment before the kitchen sees it (UPI-1). */
export function waitsForPayment(
  {
    channel,
    paymentMethod,
    totalAmount,
  }: { channel: OrderChannel; paymentMethod: PaymentMethod; totalAmount: Paise },
  methods: PrepaidMethods,
): boolean {
  return channel === 'online' && paymentMethod !== 'cod' && methods[paymentMethod] && totalAmount > 0;
}

/**
 * Whether the payment is a mock: online UPI and card payments are, unless they were prepaid. Payments recorded by staff are
 * real money.
 */
export function isMockPayment({
  channel,
  paymentMethod,
  prepaid,
}: Pick<OrderPayment, 'channel' | 'paymentMethod' | 'prepaid'>): boolean {
  return channel === 'online' && paymentMethod !== 'cod' && !prepaid;
}

/** Whether nothing is left to pay when the kitchen begins: the order is a mock, or was paid before. */
export function isPaidBeforeStart(order: OrderPayment): boolean {
  return order.alreadyPaid || isMockPayment(order) || (order.prepaid && order.payBy === null);
}
