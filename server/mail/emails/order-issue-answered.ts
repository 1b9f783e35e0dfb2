import { formatMoney } from '#domain/money.ts';
import { issueKindWordsHindi } from '#domain/order-issues/messages.hi.ts';
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
  texts: {
    en: {
      problems: issueKindWords,
      subject: (shop: string, order: string) => `The kitchen’s answer about your ${shop} order ${order}`,
      heading: 'The kitchen has answered you',
      reported: (problem: string) =>
        `You reported a problem with your order: “${problem}”. The kitchen writes:`,
      elsewhere: 'The answer is on the page of your order.',
      refund: (amount: string) => `${amount} of what you paid goes back to you.`,
      note: 'If that does not settle it, please call the kitchen.',
    },
    hi: {
      problems: issueKindWordsHindi,
      subject: (shop, order) => `आपके ${shop} ऑर्डर ${order} के बारे में रसोई का जवाब`,
      heading: 'रसोई ने आपको जवाब दिया है',
      reported: (problem) => `आपने अपने ऑर्डर की यह समस्या बताई थी: “${problem}”। रसोई लिखती है:`,
      elsewhere: 'जवाब आपके ऑर्डर के पेज पर है।',
      refund: (amount) => `आपके दिए पैसों में से ${amount} आपको वापस मिलेंगे।`,
      note: 'अगर बात फिर भी न सुलझे, तो कृपया रसोई को फ़ोन करें।',
    },
  },
  write(facts, texts) {
    const { refund, answer, kind, orderNumber, orderId } = facts.about;
    return {
      subject: texts.subject(facts.kitchen.name, formatOrderNumber(orderNumber)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.reported(texts.problems[kind])),
        quote(typed(answer ?? '', texts.elsewhere)),
        ...(refund === null ? [] : [paragraph(texts.refund(formatMoney(refund)))]),
        orderButton(facts, orderId),
        note(texts.note),
      ],
    };
  },
});
