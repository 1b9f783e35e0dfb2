import { defineTextMessage } from '#server/mail/email.ts';
import { orderLink, orderName } from '#server/mail/order-blocks.ts';

/** The link to an order's page, for a customer who ordered by phone and has no account. Staff send it. */
export const phoneOrderLink = defineTextMessage({
  kind: 'phone-order-link',
  secret: null,
  about: 'orders',
  write: ({ kitchen, about: order, orderSecret }) =>
    `Follow your Rasoi order ${orderName(order)} here: ${orderLink(kitchen, order.id, orderSecret)}`,
});
