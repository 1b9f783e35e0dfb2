import { formatMoney } from '#domain/money.ts';
import { issueKindWords } from '#domain/order-issues/messages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { note, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { orderButton } from '#server/mail/order-blocks.ts';

/** The kitchen's answer to a reported problem, with the refund if any. Always sent, because it may be about money. */
export const orderIssueAnswered = defineEmail({
  kind: 'order-issue-answered',
  secret: null,
  about: 'orderIssues',
  write({ kitchen, about: issue, orderSecret }) {
    const { refund, answer, kind, orderNumber } = issue;
    return {
      subject: `The kitchen’s answer about your Rasoi order ${formatOrderNumber(orderNumber)}`,
      heading: 'The kitchen has answered you',
      blocks: [
        paragraph(`You reported a problem with your order: “${issueKindWords[kind]}”. The kitchen writes:`),
        quote(typed(answer ?? '', 'The answer is on the page of your order.')),
        ...(refund === null ? [] : [paragraph(`${formatMoney(refund)} of what you paid goes back to you.`)]),
        orderButton(kitchen, issue.orderId, orderSecret),
        note('If that does not settle it, please call the kitchen.'),
      ],
    };
  },
});
