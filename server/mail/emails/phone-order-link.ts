import { defineTextMessage } from '#server/mail/email.ts';
import { orderLink, orderName } from '#server/mail/order-blocks.ts';

/** The link to an order's page, for a customer who ordered by phone and has no account. Staff send it. */
export const phoneOrderLink = defineTextMessage({
  kind: 'phone-order-link',
  secret: null,
  about: 'orders',
  byStaff: true,
  texts: {
    text: (shop: string, order: string, page: string) => `Follow your ${shop} order ${order} here: ${page}`,
  },
  write: (facts, texts) =>
    texts.text(facts.kitchen.name, orderName(facts.about), orderLink(facts, facts.about.id)),
});
