import { formatDifference, formatMoney, type Paise } from '#domain/money.ts';
import { lineName } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { TAX_PERCENT } from '#domain/orders/pricing.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { storedBill } from '#domain/orders/stored-bill.ts';
import { paymentLabelsOf, paymentWords } from '#domain/payments/method-words.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { testPaymentWords } from '#domain/payments/test-words.ts';
import { kilometres } from '#domain/places/distance.ts';
import { type TaxWords, taxLines } from '#domain/taxes/lines.ts';
import { type Block, oneLine, paragraph, typed } from '#server/mail/blocks.ts';
import { type About, defineEmail } from '#server/mail/email.ts';
import { longMoment } from '#server/mail/moments.ts';
import { invoiceLink, orderButton, orderName, windowWords } from '#server/mail/order-blocks.ts';

type Row = readonly [string, string];

const texts = {
  subject: (shop: string, order: string) => `Your ${shop} order ${order}`,
  heading: 'Thank you, your order is in',
  begun: 'The kitchen has your order and is getting started. Here is what you asked for.',
  ahead:
    'The kitchen has your order and begins with it shortly before your time. Here is what you asked for.',
  /** Of an order without a time (AREA-16). */
  waits:
    'The kitchen has your order. It is far from you, so it answers first, and writes to you by when it comes. Here is what you asked for.',
  bill: {
    subtotal: 'Subtotal',
    coupons: 'Coupons',
    delivery: 'Delivery',
    /** A fee that depends on the distance. @param km such as 4.2 */
    deliveryFor: (km: string) => `Delivery, ${km} km`,
    free: 'Free',
    packing: 'Packing',
    tax: 'Tax',
    roundOff: 'Round off',
    tip: 'Tip',
    total: 'Total',
  },
  order: 'Order',
  placedOn: 'Placed on',
  orderedFor: 'Ordered for',
  payment: 'Payment',
  methods: paymentLabelsOf,
  paidWords: paymentWords,
  test: testPaymentWords,
  pickup: 'Pickup',
  fetch: 'You fetch it from the kitchen',
  deliverTo: 'Deliver to',
  anyAddress: 'The address you gave with the order',
  phone: 'Phone',
  anyPhone: 'The number of your profile',
  note: 'Your note',
  anyNote: 'The note you gave with the order',
  cutlery: 'Cutlery',
  withCutlery: 'Comes with your order',
  invoice: 'Your invoice, once the order is ready',
};
type Texts = typeof texts;

/** The tax on the bill, and its rounding. Orders from before tax was stored have neither. */
function taxRows(order: About<'orders'>, words: Texts['bill']): Row[] {
  if (order.tax === null) return [];
  const stored = storedBill(order, order.termsTax);
  const names: TaxWords = {
    tax: () => words.tax,
    cgst: (percent) => `CGST ${percent}%`,
    sgst: (percent) => `SGST ${percent}%`,
  };
  const { roundOff } = stored;
  return [
    ...taxLines(stored, TAX_PERCENT).map(
      ({ kind, percent, amount }) => [names[kind](percent), formatMoney(amount)] as const,
    ),
    ...(roundOff ? [[words.roundOff, formatDifference(roundOff)] as const] : []),
  ];
}

/** Amounts by their name; those that an order lacks have no row. Orders from before fees and tax were stored have only a total. */
const amountRows = (amounts: readonly (readonly [string, Paise | null])[]) =>
  amounts.flatMap(([label, amount]) => (amount === null ? [] : [[label, formatMoney(amount)] as const]));

/** The delivery fee. Customers who fetch the food pay none, so their mail does not mention one. */
function deliveryRows({ kind, deliveryFee, deliveryMetres }: About<'orders'>, words: Texts['bill']): Row[] {
  if (kind === 'pickup' || deliveryFee === null) return [];
  const label = deliveryMetres === null ? words.delivery : words.deliveryFor(kilometres(deliveryMetres));
  return [[label, deliveryFee === 0 ? words.free : formatMoney(deliveryFee)]];
}

function bill(order: About<'orders'>, words: Texts['bill']): Block {
  return {
    kind: 'rows',
    rows: [
      ...order.items.map(
        (item) => [`${oneLine(lineName(item))} × ${item.quantity}`, formatMoney(lineTotal(item))] as const,
      ),
      ...amountRows([
        [words.subtotal, order.subtotal],
        [words.coupons, order.discount],
      ]),
      ...deliveryRows(order, words),
      // Bills without a packing charge have no line for it.
      ...amountRows([[words.packing, order.packing === 0 ? null : order.packing]]),
      ...taxRows(order, words),
      ...amountRows([
        [words.tip, order.tip],
        [words.total, order.totalAmount],
      ]),
    ],
    lastIsTotal: true,
  };
}

/** How the order is paid, and what of it already is. */
function paymentOf(
  { kind, paymentMethod, testPayment }: About<'orders'>,
  { isPaid, isPartlyPaid, due, paidBy }: Settled,
  words: Texts,
): string {
  const method = words.methods[kind][paymentMethod];
  if (testPayment) return words.test.method(method);
  if (isPartlyPaid) return words.paidWords.partly(formatMoney(due));
  return isPaid ? paidBy.map((way) => words.paidWords.paid[way]).join(' · ') : method;
}

function orderRows(
  order: About<'orders'>,
  money: Settled,
  words: Texts,
  placedOn: string,
  /** When an order ahead comes; null for others. */
  window: string | null,
): Block {
  const { kind, address, customerPhone, note, cutlery } = order;
  return {
    kind: 'rows',
    rows: [
      [words.order, orderName(order)],
      [words.placedOn, placedOn],
      ...(window ? [[words.orderedFor, window] as const] : []),
      [words.payment, paymentOf(order, money, words)],
      kind === 'pickup'
        ? [words.pickup, words.fetch]
        : [words.deliverTo, typed(address ?? '', words.anyAddress)],
      ...(customerPhone ? [[words.phone, typed(customerPhone, words.anyPhone)] as const] : []),
      ...(note ? [[words.note, typed(note, words.anyNote)] as const] : []),
      ...(cutlery ? [[words.cutlery, words.withCutlery] as const] : []),
    ],
  };
}

/** Confirms an order with its lines, amounts, time in the kitchen's time zone, and destination (ORDER-19). */
export const orderConfirmation = defineEmail({
  kind: 'order-confirmation',
  secret: null,
  about: 'orders',
  saysMoney: true,
  texts,
  write(facts, words) {
    const { kitchen, about: order } = facts;
    return {
      subject: words.subject(kitchen.name, orderName(order)),
      heading: words.heading,
      blocks: [
        paragraph(order.scheduledFor ? words.ahead : waitsForTime(order) ? words.waits : words.begun),
        bill(order, words.bill),
        orderRows(
          order,
          facts.money,
          words,
          longMoment(facts, order.orderedOn),
          order.scheduledFor ? windowWords(facts, order) : null,
        ),
        orderButton(facts, order.id),
        ...invoiceLink(words.invoice, facts, order),
      ],
    };
  },
});
