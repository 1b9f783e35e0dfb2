import { formatMoney, ZERO_PAISE } from '#domain/money.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { periodName, statementDay, statementLink } from './statement-blocks.ts';

/** Reminds a customer of what is still to be paid of a statement: once before the due date, and once after it. */
export const balanceReminder = defineEmail({
  kind: 'balance-reminder',
  secret: null,
  about: 'statements',
  texts: {
    soon: (amount: string, date: string) => `${amount} is due on ${date}`,
    late: (amount: string, date: string) => `${amount} was due on ${date}`,
    left: (amount: string, period: string) =>
      `Of your statement of ${period}, ${amount} is still to be paid.`,
    see: 'See the statement',
    note: 'Have you paid? Then nothing is left to do: the kitchen records it soon.',
  },
  write(facts, texts) {
    const { unpaid, dueOn, period, remindedAfter } = facts.about;
    const amount = formatMoney(unpaid ?? ZERO_PAISE);
    const date = statementDay(facts, dueOn ?? '');
    const title = remindedAfter === null ? texts.soon(amount, date) : texts.late(amount, date);
    return {
      subject: title,
      heading: title,
      blocks: [
        paragraph(texts.left(amount, periodName(facts, period))),
        button(texts.see, statementLink(facts, facts.about)),
        note(texts.note),
      ],
    };
  },
});
