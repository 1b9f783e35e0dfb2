import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';
import { orderLink, orderName } from '#server/mail/order-blocks.ts';

/** The link to an order's page, for a customer who ordered by phone and has no account. Staff send it. */
export const phoneOrderLink = defineTextMessage({
  kind: 'phone-order-link',
  secret: null,
  about: 'orders',
  byStaff: true,
  texts: {},
  write: (facts) =>
    codeText(
      'phone-order-link',
      { order: orderName(facts.about), page: orderLink(facts, facts.about.id) },
      facts,
    ),
});
