import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { invoiceLink, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the order was delivered, with a link to review it. */
export const orderDelivered = defineEmail({
  kind: 'order-delivered',
  secret: null,
  about: 'orders',
  texts: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} has arrived`,
    heading: 'Enjoy your meal',
    next: 'Your order is with you. Tell others how it was, or order the same again, on its page.',
    invoice: 'Your invoice',
  },
  write: (facts, texts) => ({
    subject: texts.subject(facts.kitchen.name, orderName(facts.about)),
    heading: texts.heading,
    blocks: [
      paragraph(texts.next),
      orderButton(facts, facts.about.id),
      ...invoiceLink(texts.invoice, facts, facts.about),
    ],
  }),
});
