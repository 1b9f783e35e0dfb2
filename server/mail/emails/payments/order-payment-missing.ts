import { formatMoney } from '#domain/money.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { timeOfDay } from '#server/mail/moments.ts';
import { askedAmount, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the kitchen can't find the payment that they have entered. Always sent, because it is about money. */
export const orderPaymentMissing = defineEmail({
  kind: 'order-payment-missing',
  secret: null,
  about: 'orders',
  saysMoney: true,
  texts: {
    subject: (order: string) => `Your payment for order ${order} has not come yet`,
    heading: 'The kitchen can’t find your payment',
    missing: (amount: string) => `No payment of ${amount} has come with the UTR that you entered.`,
    again: (time: string) =>
      `Please look at the number again, or pay, by ${time}. Until then your order is kept for you.`,
    call: 'If your bank has taken the money, please call the kitchen.',
  },
  write(facts, texts) {
    const { status, payBy, id } = facts.about;
    const isKept = status === 'awaitingPayment' && payBy;
    return {
      subject: texts.subject(orderName(facts.about)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.missing(formatMoney(askedAmount(facts.about, facts.money)))),
        paragraph(isKept ? texts.again(timeOfDay(facts, payBy)) : texts.call),
        orderButton(facts, id),
      ],
    };
  },
});
