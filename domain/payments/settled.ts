import { type Paise, sum } from '#domain/money.ts';
import { isLedger, isOnline, type PaymentMethod } from './methods.ts';

/** What of an order is paid, and what is still to be paid. */
export interface Settled {
  /** Whether money is in for it; something may be due beside that. */
  isPaid: boolean;
  /** Whether money is in for it, and something is due. */
  isPartlyPaid: boolean;
  paid: Paise;
  due: Paise;
  /** What is held of the customer's balance, or on their house account, until the order begins. Nobody collects it. */
  held: Paise;
  /** What of that is due by a way that is paid before the kitchen begins: a waiting order waits for it. */
  dueOnline: Paise;
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
  const amountOf = (some: readonly SettledPayment[]) => sum(...some.map(({ amount }) => amount));
  const isPaid = of('paid').length > 0;
  const isHeld = ({ method }: SettledPayment) => isLedger(method);
  const due = amountOf(of('due').filter((payment) => !isHeld(payment)));
  return {
    isPaid,
    isPartlyPaid: isPaid && due > 0,
    paid: amountOf(of('paid')),
    due,
    held: amountOf(of('due').filter(isHeld)),
    dueOnline: amountOf(of('due').filter(({ method }) => isOnline(method))),
    paidBy: [...new Set(of('paid').map(({ method }) => method))],
  };
}

/**
 * The open payments of an order that this amount pays: the one of exactly this amount, else all of them if it is enough for
 * all. None if it is too little for that, or if nothing is open.
 */
export function paymentsFor<Payment extends { amount: Paise }>(
  open: readonly Payment[],
  amount: Paise,
): readonly Payment[] {
  const exact = open.find((payment) => payment.amount === amount);
  if (exact) return [exact];
  return amount >= sum(...open.map((payment) => payment.amount)) ? open : [];
}

/** The attributes of a payment's document that say what is paid. */
export const SETTLED_ATTRIBUTES = ['state', 'amount', 'method'] as const;

/** The same for many orders, by the id of the order. */
export function settledByOrder(
  payments: readonly (SettledPayment & { orderId: string })[],
): Readonly<Record<string, Settled>> {
  const ids = new Set(payments.map(({ orderId }) => orderId));
  return Object.fromEntries(
    [...ids].map((id) => [id, settledOf(payments.filter(({ orderId }) => orderId === id))]),
  );
}
