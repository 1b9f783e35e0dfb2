import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { kitchenNote, orderButton, orderName, timeOfDay } from '#server/mail/order-blocks.ts';

/** Tells the customer that the kitchen has accepted the order, with the promised time. */
export const orderAccepted = defineEmail({
  kind: 'order-accepted',
  secret: null,
  about: 'orders',
  write({ kitchen, about: order, orderSecret }) {
    const at = order.promisedAt && timeOfDay(kitchen, order.promisedAt);
    const ready = order.kind === 'pickup' ? 'It is ready for you' : 'It will be with you';
    return {
      subject: `Your Rasoi order ${orderName(order)} is accepted`,
      heading: 'The kitchen has accepted your order',
      blocks: [
        paragraph(at ? `${ready} around ${at}.` : 'It will be cooked for you now.'),
        ...kitchenNote(order),
        orderButton(kitchen, order.id, orderSecret),
      ],
    };
  },
});
