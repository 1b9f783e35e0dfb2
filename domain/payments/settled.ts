import { type Paise, rupees, sum, toPaise } from '#domain/money.ts';
import type { WirePayment } from './attributes.ts';

/** What of an order is paid, and what is still to be paid. */
export interface Settled {
  /** Whether money is in for it; something may be due beside that. */
  isPaid: boolean;
  paid: Paise;
  due: Paise;
}

/** Whether and how much an order is paid. Only its payments say so, and there can be several. */
export function settledOf(payments: readonly { state: string; amount: Paise }[]): Settled {
  const of = (wanted: string) => payments.filter(({ state }) => state === wanted);
  const amountOf = (wanted: string) => sum(...of(wanted).map(({ amount }) => amount));
  return { isPaid: of('paid').length > 0, paid: amountOf('paid'), due: amountOf('due') };
}

/** The same by payments as they are on the wire. */
export const settledOnWire = (payments: readonly Pick<WirePayment, 'state' | 'amount'>[]): Settled =>
  settledOf(payments.map(({ state, amount }) => ({ state, amount: toPaise(amount ?? rupees(0)) })));
