import { formatMoney, type Paise } from '#domain/money.ts';
import type { OrderData } from '#domain/orders/attributes.ts';
import { sayOrderNumber } from '#domain/orders/number.ts';
import { paymentLabels } from '#domain/orders/payment.ts';
import { lineTotal, type PricedLine } from '#domain/orders/pricing.ts';
import { type Block, button, oneLine, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

/** What letters about orders need to know of the kitchen. */
export interface OrderLetterSettings {
  /** Where people reach the site. */
  publicUrl: string;
  timeZone: string;
}

/** An order as the mail tells of it. */
export interface ConfirmedOrder
  extends Pick<OrderData, 'paymentMethod' | 'address'>,
    Record<'subtotal' | 'deliveryFee' | 'tax' | 'totalAmount', Paise> {
  id: string;
  number: number;
  orderedOn: Date;
  items: readonly (PricedLine & { name: string })[];
}

/** What was ordered, when by the kitchen's clock, what it comes to and where it goes (MAIL-5). */
export function orderConfirmationMail(
  { publicUrl, timeZone }: OrderLetterSettings,
  order: ConfirmedOrder,
): MailContent {
  const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone });
  const bill: Block = {
    kind: 'rows',
    rows: [
      ...order.items.map(
        (item) => [`${oneLine(item.name)} × ${item.quantity}`, formatMoney(lineTotal(item))] as const,
      ),
      ['Subtotal', formatMoney(order.subtotal)],
      ['Delivery', order.deliveryFee === 0 ? 'Free' : formatMoney(order.deliveryFee)],
      ['Tax', formatMoney(order.tax)],
      ['Total', formatMoney(order.totalAmount)],
    ],
    lastIsTotal: true,
  };
  const facts: Block = {
    kind: 'rows',
    rows: [
      ['Order', sayOrderNumber(order.number)],
      ['Placed on', moment.format(order.orderedOn)],
      ['Payment', paymentLabels[order.paymentMethod]],
      ['Deliver to', order.address ?? ''],
    ],
  };
  return write(publicUrl, {
    subject: `Your Rasoi order ${sayOrderNumber(order.number)}`,
    heading: 'Thank you, your order is in',
    blocks: [
      paragraph('The kitchen has your order and is getting started. Here is what you asked for.'),
      bill,
      facts,
      button('See your orders', `${publicUrl}/orders`),
    ],
    year: Number(year.format(order.orderedOn)),
  });
}
