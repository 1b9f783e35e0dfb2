import type { OrderKind } from '#domain/orders/kinds.ts';
import type { BankMethod, HandMethod, MoneyMethod, OnlineMethod, PaymentMethod } from './methods.ts';

/** The words for the ways to pay. A way to pay without its words does not compile. */

export const paymentLabels: Record<PaymentMethod, string> = {
  cod: 'Cash on Delivery',
  upi: 'UPI',
  card: 'Card',
  balance: 'Your balance',
  house: 'House account',
};

/** The same by the kind of the order: what is fetched is paid at the counter. */
export const paymentLabelsOf: Record<OrderKind, Record<PaymentMethod, string>> = {
  delivery: paymentLabels,
  pickup: { ...paymentLabels, cod: 'Cash at Pickup' },
};

/** How an order is paid or will be, for its customer. */
export const paymentWords = {
  /** To be paid at the door or at the counter. */
  due: {
    delivery: {
      cod: paymentLabelsOf.delivery.cod,
      upi: 'UPI on delivery',
      card: 'Card on delivery',
      balance: paymentLabels.balance,
      house: paymentLabels.house,
    },
    pickup: {
      cod: paymentLabelsOf.pickup.cod,
      upi: 'UPI at pickup',
      card: 'Card at pickup',
      balance: paymentLabels.balance,
      house: paymentLabels.house,
    },
  } satisfies Record<OrderKind, Record<PaymentMethod, string>>,
  awaited: { upi: 'UPI, not paid yet', card: 'Card, not paid yet' } satisfies Record<OnlineMethod, string>,
  /** Of an order with several payments: what is still to be paid, at the door or at the counter (PAY-12). */
  partly: (due: string) => `Partly paid, ${due} to pay`,
  paid: {
    cod: 'Cash, paid',
    upi: 'UPI, paid',
    card: 'Card, paid',
    balance: 'From the balance, paid',
    house: 'On the house account',
  } satisfies Record<PaymentMethod, string>,
};

const testNotes = { upi: 'No money moves.', card: 'No money moves, and no card is asked for.' };
/** What a way to pay means, at the checkout. Of what is paid before the kitchen begins, this stands with tests. */
export const paymentNotes: Record<OrderKind, Record<MoneyMethod, string>> = {
  delivery: { cod: 'Pay the rider when the food is at your door.', ...testNotes },
  pickup: { cod: 'Pay at the counter when you fetch it.', ...testNotes },
};

/** The ways to pay, for staff. */
export const methodNames: Record<PaymentMethod, string> = {
  cod: 'Cash',
  upi: 'UPI',
  card: 'Card',
  balance: 'Balance',
  house: 'House account',
};

/** Where money is counted that is in no drawer. */
export const bankWords: Record<BankMethod, string> = {
  upi: 'UPI, by the bank app',
  card: 'Card, by the terminal',
};

/** For riders, who record that they were paid: the button, the answer to whether they were, and what they read then. */
export const handWords: Record<
  HandMethod,
  { button: string; answer: string; done: (order: string) => string }
> = {
  cod: { button: 'Collected cash', answer: 'Yes, in cash', done: (order) => `${order} is paid in cash` },
  upi: { button: 'Paid by UPI', answer: 'Yes, by UPI', done: (order) => `${order} is paid by UPI` },
};

/** The same in the figures of a day. */
export const dayMethodNames: Record<PaymentMethod, string> = {
  ...methodNames,
  balance: 'Used from balances',
  house: 'Sold on house accounts',
};
