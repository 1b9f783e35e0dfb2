import { type Paise, rupees, sum, toPaise } from '#domain/money.ts';
import type { WirePayment } from './attributes.ts';
import type { PaymentMethod } from './methods.ts';

/** What of an order is paid, and what is still to be paid. */
export interface Settled {
  /** Whether money is in for it; something may be due beside that. */
  isPaid: boolean;
  /** Whether money is in for it, and something is due. */
  isPartlyPaid: boolean;
  paid: Paise;
  due: Paise;
  /** By which ways the money came. */
  paidBy: readonly PaymentMethod[];
}

/** A payment, as the question whether its order is paid needs it. */
export interface SettledPayment {
  state: string;
  amount: Paise;
  method: PaymentMethod;
}

/** Whether and how much an order is paid. Only its payments say so, and there can be several. */
export function settledOf(payments: readonly SettledPayment[]): Settled {
  const of = (wanted: string) => payments.filter(({ state }) => state === wanted);
  const amountOf = (wanted: string) => sum(...of(wanted).map(({ amount }) => amount));
  const isPaid = of('paid').length > 0;
  const due = amountOf('due');
  return {
    isPaid,
    isPartlyPaid: isPaid && due > 0,
    paid: amountOf('paid'),
    due,
    paidBy: [...new Set(of('paid').map(({ method }) => method))],
  };
}

/** The attributes of a payment's document that say what is paid. */
export const SETTLED_ATTRIBUTES = ['state', 'amount', 'method'] as const;
type SettledDocument = Pick<WirePayment, (typeof SETTLED_ATTRIBUTES)[number]>;

/** The same by payments as they are on the wire. */
export const settledOnWire = (payments: readonly SettledDocument[]): Settled =>
  settledOf(
    payments.map(({ state, amount, method }) => ({ state, method, amount: toPaise(amount ?? rupees(0)) })),
  );

/** The same for many orders, by the id of the order. */
export function settledByOrder(
  payments: readonly (SettledDocument & Pick<WirePayment, 'orderId'>)[],
): Readonly<Record<string, Settled>> {
  const ids = new Set(payments.map(({ orderId }) => orderId));
  return Object.fromEntries(
    [...ids].map((id) => [id, settledOnWire(payments.filter(({ orderId }) => orderId === id))]),
  );
}
