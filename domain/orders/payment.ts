import type { Paise } from '#domain/money.ts';
import type { OrderChannel } from './channel.ts';
import type { OrderKind } from './kinds.ts';

/** How an order is paid (ORDER-7). The default is cod. `MethodOffer` says how customers pay online. */
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
  /** No money moves for it (PAY-7). */
  testPayment: boolean;
}

export type OnlineMethod = Exclude<PaymentMethod, 'cod'>;

/** The methods that are paid before the kitchen begins. */
export type PrepaidMethods = Readonly<Record<OnlineMethod, boolean>>;

/**
 * How customers may pay online by a method: `real` money, `test` without money, or not at all (`off`). In test mode a
 * gateway moves no money either.
 */
export type MethodOffer = 'real' | 'test' | 'off';
export type MethodOffers = Readonly<Record<OnlineMethod, MethodOffer>>;

/**
 * Whether a new order is paid by a test payment, undefined if its method is not offered (PAY-7, PAY-8). Money that staff
 * have taken is real. What staff leave for the door needs a method by which the kitchen takes real money, unless test
 * payments are on.
 */
export function testPaymentOf(
  order: Pick<OrderPayment, 'channel' | 'paymentMethod' | 'alreadyPaid'>,
  offers: MethodOffers,
): boolean | undefined {
  const { channel, paymentMethod, alreadyPaid } = order;
  if (paymentMethod === 'cod' || (channel === 'staff' && alreadyPaid)) return false;
  if (offers[paymentMethod] === 'off') return undefined;
  return channel === 'online' && offers[paymentMethod] === 'test';
}

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

/** Whether nothing is left to pay when the kitchen begins: staff took the money, or it was paid online, as a test or really. */
export function isPaidBeforeStart(order: OrderPayment): boolean {
  const { alreadyPaid, channel, paymentMethod, payBy } = order;
  return alreadyPaid || (channel === 'online' && paymentMethod !== 'cod' && payBy === null);
}
