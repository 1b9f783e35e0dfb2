import { formatMoney, paise } from '#domain/money.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { periodName, statementDay, statementLink } from './statement-blocks.ts';

/** A customer's statement of a month or week (LEDGER-34). The entries stand on its page, for the person who signs in. */
export const balanceStatement = defineEmail({
  kind: 'balance-statement',
  secret: null,
  about: 'statements',
  texts: {
    subject: (period: string, shop: string) => `Your statement of ${period} from ${shop}`,
    heading: (period: string) => `Your statement of ${period}`,
    owes: (amount: string) => `You owe ${amount}.`,
    due: (date: string) => `Please pay it by ${date}.`,
    has: (amount: string) => `You have ${amount} with us.`,
    even: 'Nothing is owed, and nothing is held.',
    see: 'See the statement',
    note: 'There you see each entry, print it, and pay by UPI.',
  },
  write(facts, texts) {
    const { closing, dueOn, period } = facts.about;
    const name = periodName(facts, period);
    const owed = [
      texts.owes(formatMoney(paise(-closing))),
      ...(dueOn ? [texts.due(statementDay(facts, dueOn))] : []),
    ];
    const rest = closing > 0 ? texts.has(formatMoney(closing)) : texts.even;
    return {
      subject: texts.subject(name, facts.kitchen.name),
      heading: texts.heading(name),
      blocks: [
        paragraph(closing < 0 ? owed.join(' ') : rest),
        button(texts.see, statementLink(facts, facts.about)),
        note(texts.note),
      ],
    };
  },
});
