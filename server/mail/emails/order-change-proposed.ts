import { formatOrderNumber } from '#domain/orders/number.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { changeNote, proposalOf } from '#server/mail/change-words.ts';
import { defineEmail } from '#server/mail/email.ts';
import { timeOfDay } from '#server/mail/moments.ts';
import { orderButton } from '#server/mail/order-blocks.ts';

/** Asks the customer about a proposed change of a line. Always sent, because it is about money. */
export const orderChangeProposed = defineEmail({
  kind: 'order-change-proposed',
  secret: null,
  about: 'orderChanges',
  texts: {
    subject: (shop: string, order: string) => `The kitchen asks about your ${shop} order ${order}`,
    heading: 'A dish of your order can’t be cooked',
    answer: 'Please sign in and answer. Without an answer the dish comes off, and you pay nothing for it.',
    answerBy: (time: string) =>
      `Please sign in and answer by ${time}. Without an answer the dish comes off, and you pay nothing for it.`,
  },
  write(facts, texts) {
    const { kitchen, language, about: change } = facts;
    const until = change.answerBy && timeOfDay(facts, change.answerBy);
    return {
      subject: texts.subject(kitchen.name, formatOrderNumber(change.orderNumber)),
      heading: texts.heading,
      blocks: [
        proposalOf(change, language),
        ...changeNote(change, language),
        paragraph(until ? texts.answerBy(until) : texts.answer),
        orderButton(facts, change.orderId),
      ],
    };
  },
});
