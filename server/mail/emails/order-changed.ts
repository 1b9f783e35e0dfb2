import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { because, kitchenNote, orderButton, orderName, windowWords } from '#server/mail/order-blocks.ts';

/** Tells the customer the new promised time and the reason. */
export const orderChanged = defineEmail({
  kind: 'order-changed',
  secret: null,
  about: 'orders',
  texts: {
    subject: (shop: string, order: string) => `Another time for your ${shop} order ${order}`,
    comes: (window: string) => `Your order comes ${window}`,
    changed: 'The time of your order has changed',
    sorry: (because: string) =>
      `The time of your order has changed${because}. We are sorry if that is late for you.`,
  },
  write(facts, texts) {
    const { kitchen, language, about: order } = facts;
    const window = windowWords(facts, order);
    return {
      subject: texts.subject(kitchen.name, orderName(order)),
      heading: window ? texts.comes(window) : texts.changed,
      blocks: [
        paragraph(texts.sorry(because(order, language))),
        ...kitchenNote(order, language),
        orderButton(facts, order.id),
      ],
    };
  },
});
