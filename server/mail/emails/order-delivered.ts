import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the order was delivered, with a link to review it. */
export const orderDelivered = defineEmail({
  kind: 'order-delivered',
  secret: null,
  about: 'orders',
  write: ({ kitchen, about: order, orderSecret }) => ({
    subject: `Your Rasoi order ${orderName(order)} has arrived`,
    heading: 'Enjoy your meal',
    blocks: [
      paragraph('Your order is with you. Tell others how it was, or order the same again, on its page.'),
      orderButton(kitchen, order.id, orderSecret),
    ],
  }),
});
