import { formatMoney, ZERO_PAISE } from '#domain/money.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton, orderName } from '#server/mail/order-blocks.ts';

/**
 * Tells the customer that the kitchen has confirmed their payment by mistake, and that they pay at the door. Always sent,
 * because it is about money.
 */
export const orderPaymentTakenBack = defineEmail({
  kind: 'order-payment-taken-back',
  secret: null,
  about: 'orders',
  texts: {
    subject: (order: string) => `Order ${order} is not paid yet`,
    heading: 'We had confirmed your payment by mistake',
    missing: (amount: string) =>
      `No payment of ${amount} has come for this order, although we had said so. Your order goes on.`,
    pay: {
      delivery: 'Please pay our rider at the door, in cash or by UPI.',
      pickup: 'Please pay at the counter when you fetch it, in cash or by UPI.',
    },
    call: 'If your bank has taken the money, please call the kitchen before you pay again.',
  },
  write(facts, texts) {
    const { kind, totalAmount, id } = facts.about;
    return {
      subject: texts.subject(orderName(facts.about)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.missing(formatMoney(totalAmount ?? ZERO_PAISE))),
        paragraph(texts.pay[kind]),
        paragraph(texts.call),
        orderButton(facts, id),
      ],
    };
  },
});
