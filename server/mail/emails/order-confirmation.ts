import { formatMoney, type Paise } from '#domain/money.ts';
import { paymentLabelsOf } from '#domain/orders/payment.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { type Block, oneLine, paragraph, typed } from '#server/mail/blocks.ts';
import { type About, defineEmail, type KitchenFacts } from '#server/mail/email.ts';
import { orderButton, orderName } from '#server/mail/order-blocks.ts';

function bill(order: About<'orders'>): Block {
  const amounts: (readonly [string, Paise | null])[] = [
    ['Subtotal', order.subtotal],
    ['Delivery', order.deliveryFee],
    // Bills without a packing charge have no line for it.
    ['Packing', order.packing === 0 ? null : order.packing],
    ['Tax', order.tax],
    ['Total', order.totalAmount],
  ];
  return {
    kind: 'rows',
    rows: [
      ...order.items.map(
        (item) => [`${oneLine(item.name)} × ${item.quantity}`, formatMoney(lineTotal(item))] as const,
      ),
      // Orders from before fees and tax were stored have only a total.
      ...amounts.flatMap(([label, paise]) =>
        // Who fetches the food pays no delivery, and reads nothing of one.
        paise === null || (label === 'Delivery' && order.kind === 'pickup')
          ? []
          : [[label, label === 'Delivery' && paise === 0 ? 'Free' : formatMoney(paise)] as const],
      ),
    ],
    lastIsTotal: true,
  };
}

function facts(order: About<'orders'>, { timeZone }: KitchenFacts): Block {
  const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return {
    kind: 'rows',
    rows: [
      ['Order', orderName(order)],
      ['Placed on', moment.format(order.orderedOn)],
      ['Payment', order.alreadyPaid ? 'Paid already' : paymentLabelsOf[order.kind][order.paymentMethod]],
      order.kind === 'pickup'
        ? ['Pickup', 'You fetch it from the kitchen']
        : ['Deliver to', typed(order.address ?? '', 'The address you gave with the order')],
      ...(order.customerPhone
        ? [['Phone', typed(order.customerPhone, 'The number of your profile')] as const]
        : []),
      ...(order.note ? [['Your note', typed(order.note, 'The note you gave with the order')] as const] : []),
    ],
  };
}

/** Confirms an order with its lines, amounts, time in the kitchen's time zone, and destination (ORDER-19). */
export const orderConfirmation = defineEmail({
  kind: 'order-confirmation',
  secret: null,
  about: 'orders',
  write: ({ kitchen, about: order, orderSecret }) => ({
    subject: `Your Rasoi order ${orderName(order)}`,
    heading: 'Thank you, your order is in',
    blocks: [
      paragraph('The kitchen has your order and is getting started. Here is what you asked for.'),
      bill(order),
      facts(order, kitchen),
      orderButton(kitchen, order.id, orderSecret),
    ],
  }),
});
