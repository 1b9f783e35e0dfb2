import { needsCode } from '#domain/hand-over/code.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that a rider has left with the order. Sent to those who have asked for it. */
export const orderOnItsWay = defineEmail({
  kind: 'order-on-its-way',
  secret: null,
  about: 'orders',
  texts: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} is on its way`,
    heading: 'Your order is on its way',
    left: 'Our rider has left the kitchen with it.',
    code: 'The rider will ask you for a code of four digits. It stands on the page of your order while you are signed in.',
  },
  write: (facts, texts) => ({
    subject: texts.subject(facts.kitchen.name, orderName(facts.about)),
    heading: texts.heading,
    blocks: [
      paragraph(texts.left),
      ...(needsCode(facts.about) ? [paragraph(texts.code)] : []),
      orderButton(facts, facts.about.id),
    ],
  }),
});
