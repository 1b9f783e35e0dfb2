import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton, orderName } from '#server/mail/order-blocks.ts';

/** The customer has the food; what can be said of it is on the order's page. */
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
