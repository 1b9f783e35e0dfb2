import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, NothingToSend } from '#server/mail/email.ts';
import { orderName } from '#server/mail/order-blocks.ts';

/** Tells the kitchen that nobody has accepted an order for some minutes (settings: alertAfterMinutes). */
export const orderNotAccepted = defineEmail({
  kind: 'order-not-accepted',
  secret: null,
  about: 'orders',
  write({ kitchen, about }) {
    if (about.status !== 'placed') throw new NothingToSend('The order was accepted or has ended meanwhile');
    return {
      subject: `Order ${orderName(about)} is waiting to be accepted`,
      heading: 'An order is waiting',
      blocks: [
        paragraph(`Nobody has accepted order ${orderName(about)} yet. It expires unless somebody does.`),
        button('Open the kitchen board', `${kitchen.publicUrl}/admin/kitchen`),
        note(
          'You get this because the kitchen’s address receives alerts. The owner sets the minutes in the settings.',
        ),
      ],
    };
  },
});
