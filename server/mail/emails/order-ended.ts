import { isFailed } from '#domain/orders/statuses.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { because, kitchenNote, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the order was rejected, cancelled or expired, and why. Always sent. */
export const orderEnded = defineEmail({
  kind: 'order-ended',
  secret: null,
  about: 'orders',
  texts: {
    subject: (heading: string, order: string) => `${heading}: ${order}`,
    rejected: {
      heading: 'The kitchen could not take your order',
      ended: (because: string) => `Your order could not be taken${because}.`,
    },
    expired: {
      heading: 'The kitchen could not take your order',
      ended: (because: string) => `Your order was not answered in time, so it is off${because}.`,
    },
    unpaid: {
      heading: 'Your order is off',
      ended: (because: string) => `Your order is off${because}.`,
    },
    cancelled: {
      heading: 'Your order is cancelled',
      ended: (because: string) => `Your order is cancelled${because}.`,
    },
    money:
      'Whatever you have paid for it goes back to you in full. For cash that was not taken you owe nothing.',
  },
  write(facts, texts) {
    const { language, about: order } = facts;
    const { status, statusReason } = order;
    const ending = isFailed(status) ? status : 'cancelled';
    const { heading, ended } = texts[statusReason === 'unpaid' ? 'unpaid' : ending];
    return {
      subject: texts.subject(heading, orderName(order)),
      heading,
      blocks: [
        paragraph(ended(because(order, language))),
        ...kitchenNote(order, language),
        paragraph(texts.money),
        orderButton(facts, order.id),
      ],
    };
  },
});
