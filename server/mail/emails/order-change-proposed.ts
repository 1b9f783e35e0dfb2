import { formatOrderNumber } from '#domain/orders/number.ts';
import { paragraph } from '#server/mail/blocks.ts';
import { changeNote, proposalOf } from '#server/mail/change-words.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton, timeOfDay } from '#server/mail/order-blocks.ts';

/** Asks the customer about a proposed change of a line. Always sent, because it is about money. */
export const orderChangeProposed = defineEmail({
  kind: 'order-change-proposed',
  secret: null,
  about: 'orderChanges',
  write({ kitchen, about: change, orderSecret }) {
    const until = change.answerBy && timeOfDay(kitchen, change.answerBy);
    return {
      subject: `The kitchen asks about your Rasoi order ${formatOrderNumber(change.orderNumber)}`,
      heading: 'A dish of your order can’t be cooked',
      blocks: [
        proposalOf(change),
        ...changeNote(change),
        paragraph(
          `Please sign in and answer${until ? ` by ${until}` : ''}. Without an answer the dish comes off, and you pay nothing for it.`,
        ),
        orderButton(kitchen, change.orderId, orderSecret),
      ],
    };
  },
});
