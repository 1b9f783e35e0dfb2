import { formatMoney, paise } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { changeNote } from '#server/mail/change-words.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton } from '#server/mail/order-blocks.ts';

/** Tells the customer that a line was removed or replaced, with the new total. Always sent, because it is about money. */
export const orderRevised = defineEmail({
  kind: 'order-revised',
  secret: null,
  about: 'orderChanges',
  texts: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} has changed`,
    off: (lines: string) => `${lines} is off your order`,
    offSentence: (lines: string) => `${lines} is off your order.`,
    instead: (lines: string) => ` ${lines} comes instead.`,
    total: (amount: string, money: string) => `Your total is ${amount} now. ${money}`,
    less: (amount: string) => `That is ${amount} less. If you have paid already, it goes back to you.`,
    more: (amount: string) => `That is ${amount} more, to pay when you get the food.`,
    same: 'You pay what you would have paid.',
  },
  write(facts, texts) {
    const { kitchen, language, about: change } = facts;
    const { state, removed, offered, totalBefore, totalAfter } = change;
    const gone = formatLines(removed);
    const instead = state === 'accepted' && offered.length > 0 ? texts.instead(formatLines(offered)) : '';
    const less = paise((totalBefore ?? 0) - (totalAfter ?? 0));
    const money =
      less > 0
        ? texts.less(formatMoney(less))
        : less < 0
          ? texts.more(formatMoney(paise(-less)))
          : texts.same;
    return {
      subject: texts.subject(kitchen.name, formatOrderNumber(change.orderNumber)),
      heading: texts.off(gone),
      blocks: [
        paragraph(`${texts.offSentence(gone)}${instead}`),
        ...(totalAfter === null ? [] : [paragraph(texts.total(formatMoney(totalAfter), money))]),
        ...changeNote(change, language),
        orderButton(facts, change.orderId),
      ],
    };
  },
});
