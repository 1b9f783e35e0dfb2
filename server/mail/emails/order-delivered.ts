import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { invoiceLink, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the order was delivered, with a link to review it. */
export const orderDelivered = defineEmail({
  kind: 'order-delivered',
  secret: null,
  about: 'orders',
  texts: {
    en: {
      subject: (shop: string, order: string) => `Your ${shop} order ${order} has arrived`,
      heading: 'Enjoy your meal',
      next: 'Your order is with you. Tell others how it was, or order the same again, on its page.',
      invoice: 'Your invoice',
    },
    hi: {
      subject: (shop, order) => `आपका ${shop} ऑर्डर ${order} पहुँच गया है`,
      heading: 'खाने का आनंद लें',
      next: 'आपका ऑर्डर आप तक पहुँच गया है। उसके पेज पर बताएँ कि खाना कैसा लगा, या वही फिर से ऑर्डर करें।',
      invoice: 'आपका इनवॉइस',
    },
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
