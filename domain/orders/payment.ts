import { type Paise, paise, sum, ZERO_PAISE } from '#domain/money.ts';
import {
  BALANCE,
  CASH,
  HOUSE,
  isLedger,
  isOnline,
  type LedgerMethod,
  type MethodOffers,
  type OfOnline,
  offerOf,
  type PaymentMethod,
} from '#domain/payments/methods.ts';
import type { OrderChannel } from './channel.ts';

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
  if (channel === 'staff' && alreadyPaid) return false;
  const offer = offerOf(paymentMethod, offers);
  return offer === 'off' ? undefined : channel === 'online' && offer === 'test';
}

/** How an order's total is shared between its customer's balance and another way to pay. */
export interface SharedPayment {
  /** The other way to pay; the balance itself if it pays all. */
  paymentMethod: PaymentMethod;
  /** What is paid from the balance. */
  fromBalance: Paise;
  /** What the other way to pay is for. */
  rest: Paise;
}

/** How an order of this total is paid, as its customer asks (LEDGER-17). One that costs nothing takes nothing from anybody. */
export function sharedPayment(
  { paymentMethod, fromBalance }: { paymentMethod: PaymentMethod; fromBalance: Paise | null },
  total: Paise,
): SharedPayment {
  const part = paymentMethod === BALANCE ? total : paise(Math.min(fromBalance ?? 0, total));
  const rest = paise(total - part);
  if (total === 0)
    return { paymentMethod: isLedger(paymentMethod) ? CASH : paymentMethod, fromBalance: part, rest };
  return { paymentMethod: rest === 0 ? BALANCE : paymentMethod, fromBalance: part, rest };
}

/** A part of an order that is paid from the ledger. */
export interface LedgerPart {
  method: LedgerMethod;
  amount: Paise;
}

/** What of a new order is paid from the ledger, by its stored attributes. */
export function ledgerPartsOf({
  paymentMethod,
  fromBalance,
  totalAmount,
}: {
  paymentMethod: PaymentMethod;
  fromBalance: Paise | null;
  totalAmount: Paise;
}): LedgerPart[] {
  const part = fromBalance ?? ZERO_PAISE;
  const later = paymentMethod === HOUSE ? paise(totalAmount - part) : ZERO_PAISE;
  const parts = [
    { method: BALANCE, amount: part },
    { method: HOUSE, amount: later },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}

/** Whether a new order waits for its payment before the kitchen sees it (UPI-1). */
export function waitsForPayment(
  { channel, paymentMethod, rest }: { channel: OrderChannel; paymentMethod: PaymentMethod; rest: Paise },
  methods: OfOnline<boolean>,
): boolean {
  return channel === 'online' && isOnline(paymentMethod) && methods[paymentMethod] && rest > 0;
}

/** Whether an order still waits for the payment without which the kitchen does not begin (UPI-1). */
export const awaitsPayment = <Order extends Pick<OrderPayment, 'prepaid' | 'payBy'>>(
  order: Order,
): order is Order & { payBy: NonNullable<Order['payBy']> } => order.prepaid && order.payBy !== null;

/**
 * The state of the payment that a new order gets: staff took the money, or it was paid online as a test. From then on only
 * the payments say whether the order is paid (payments/settled.ts).
 */
export function firstPaymentState(order: OrderPayment): 'paid' | 'due' {
  const { alreadyPaid, channel, paymentMethod, payBy } = order;
  const isPaid = alreadyPaid || (channel === 'online' && isOnline(paymentMethod) && payBy === null);
  return isPaid ? 'paid' : 'due';
}

/**
 * What is to be collected at the door for an order whose payments the reader may not see, as a rider before they take it; by how
 * it was placed. What staff have taken since is not counted.
 */
export function expectedAtDoor(
  order: OrderPayment & Pick<SharedPayment, 'fromBalance'> & { total: Paise },
): Paise {
  const { total: totalAmount, fromBalance, paymentMethod } = order;
  if (order.testPayment || firstPaymentState(order) === 'paid') return ZERO_PAISE;
  const fromLedger = ledgerPartsOf({ paymentMethod, fromBalance, totalAmount }).map(({ amount }) => amount);
  return paise(totalAmount - sum(...fromLedger));
}
