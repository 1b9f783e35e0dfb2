import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { because, kitchenNote, orderButton, orderName } from '#server/mail/order-blocks.ts';

const ENDINGS = {
  rejected: ['The kitchen could not take your order', 'could not be taken'],
  expired: ['The kitchen could not take your order', 'was not answered in time, so it is off'],
  cancelled: ['Your order is cancelled', 'is cancelled'],
} as const;

/** Tells the customer that the order was rejected, cancelled or expired, and why. Always sent. */
export const orderEnded = defineEmail({
  kind: 'order-ended',
  secret: null,
  about: 'orders',
  write({ kitchen, about: order, orderSecret }) {
    const { status } = order;
    const [heading, words] =
      status === 'rejected' || status === 'expired' ? ENDINGS[status] : ENDINGS.cancelled;
    return {
      subject: `${heading}: ${orderName(order)}`,
      heading,
      blocks: [
        paragraph(`Your order ${words}${because(order)}.`),
        ...kitchenNote(order),
        paragraph(
          'Whatever you have paid for it goes back to you in full. For cash that was not taken you owe nothing.',
        ),
        orderButton(kitchen, order.id, orderSecret),
      ],
    };
  },
});
