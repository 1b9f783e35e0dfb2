import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { kitchenNote, orderButton, orderName, windowWords } from '#server/mail/order-blocks.ts';

/** Tells the customer that the kitchen has accepted the order, with the promised time. */
export const orderAccepted = defineEmail({
  kind: 'order-accepted',
  secret: null,
  about: 'orders',
  texts: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} is accepted`,
    heading: 'The kitchen has accepted your order',
    promised: {
      pickup: (window: string) => `It will be ready for you ${window}.`,
      delivery: (window: string) => `It will be with you ${window}.`,
    },
    soon: 'It will be cooked for you now.',
  },
  write(facts, texts) {
    const { kitchen, language, about: order } = facts;
    const window = windowWords(facts, order);
    return {
      subject: texts.subject(kitchen.name, orderName(order)),
      heading: texts.heading,
      blocks: [
        paragraph(window ? texts.promised[order.kind](window) : texts.soon),
        ...kitchenNote(order, language),
        orderButton(facts, order.id),
      ],
    };
  },
});
