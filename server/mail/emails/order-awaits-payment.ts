import { formatMoney } from '#domain/money.ts';
import { paymentLabels } from '#domain/payments/method-words.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { timeOfDay } from '#server/mail/moments.ts';
import { askedAmount, orderButton, orderName } from '#server/mail/order-blocks.ts';

/** Tells the customer that the order is kept until they have paid. The confirmation follows when the money is there. */
export const orderAwaitsPayment = defineEmail({
  kind: 'order-awaits-payment',
  secret: null,
  about: 'orders',
  saysMoney: true,
  texts: {
    methods: paymentLabels,
    subject: (shop: string, order: string) => `Your ${shop} order ${order} waits for its payment`,
    pay: (amount: string) => `Please pay ${amount}`,
    payBy: (amount: string, time: string) => `Please pay ${amount} by ${time}`,
    kept: (method: string) =>
      `Your order is kept for you until you have paid by ${method}. The kitchen begins with it once your payment has arrived.`,
    paid: 'If you have paid already, there is nothing left to do. The order’s page says how far it is.',
  },
  write(facts, texts) {
    const { kitchen, about: order } = facts;
    const { payBy, paymentMethod } = order;
    const amount = formatMoney(askedAmount(order, facts.money));
    return {
      subject: texts.subject(kitchen.name, orderName(order)),
      heading: payBy ? texts.payBy(amount, timeOfDay(facts, payBy)) : texts.pay(amount),
      blocks: [
        paragraph(texts.kept(texts.methods[paymentMethod])),
        paragraph(texts.paid),
        orderButton(facts, order.id),
      ],
    };
  },
});
