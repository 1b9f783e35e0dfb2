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
  write({ kitchen, about: change, orderSecret }) {
    const { state, removed, offered, totalBefore, totalAfter } = change;
    const gone = formatLines(removed);
    const instead =
      state === 'accepted' && offered.length > 0 ? ` ${formatLines(offered)} comes instead.` : '';
    const less = paise((totalBefore ?? 0) - (totalAfter ?? 0));
    const money =
      less > 0
        ? `That is ${formatMoney(less)} less. If you have paid already, it goes back to you.`
        : less < 0
          ? `That is ${formatMoney(paise(-less))} more, to pay when you get the food.`
          : 'You pay what you would have paid.';
    return {
      subject: `Your Rasoi order ${formatOrderNumber(change.orderNumber)} has changed`,
      heading: `${gone} is off your order`,
      blocks: [
        paragraph(`${gone} is off your order.${instead}`),
        ...(totalAfter === null ? [] : [paragraph(`Your total is ${formatMoney(totalAfter)} now. ${money}`)]),
        ...changeNote(change),
        orderButton(kitchen, change.orderId, orderSecret),
      ],
    };
  },
});
