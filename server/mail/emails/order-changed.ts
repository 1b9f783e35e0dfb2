import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { because, kitchenNote, orderButton, orderName, timeOfDay } from '#server/mail/order-blocks.ts';

/** Tells the customer the new promised time and the reason. */
export const orderChanged = defineEmail({
  kind: 'order-changed',
  secret: null,
  about: 'orders',
  write({ kitchen, about: order, orderSecret }) {
    const at = order.promisedAt && timeOfDay(kitchen, order.promisedAt);
    return {
      subject: `Another time for your Rasoi order ${orderName(order)}`,
      heading: at ? `Your order comes around ${at}` : 'The time of your order has changed',
      blocks: [
        paragraph(
          `The time of your order has changed${because(order)}. We are sorry if that is late for you.`,
        ),
        ...kitchenNote(order),
        orderButton(kitchen, order.id, orderSecret),
      ],
    };
  },
});
