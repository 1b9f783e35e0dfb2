import type { MissedReason } from '#domain/plans/meal-states.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { statementDay } from './ledger/statement-blocks.ts';

/** Tells a subscriber that a meal of their plan is not cooked, and why (PLAN-13). */
export const mealNotCooked = defineEmail({
  kind: 'meal-not-cooked',
  secret: null,
  about: 'meals',
  texts: {
    subject: (date: string) => `Your meal on ${date} is not cooked`,
    short: 'Your balance does not cover it.',
    payIn: 'Pay in',
    late: 'We were not able to take it in time, and maybe others of these days: your meals show which. We are sorry.',
    noMenu: 'There is no menu for that day. We are sorry.',
    address: 'We do not know where to bring it: please look at the address of your plan.',
    ended: 'Its order was ended. We are sorry.',
    closed: 'The kitchen is closed on that day.',
    company: 'Your company does not pay for it any more.',
    companyShort:
      'The limit of your company’s account is reached. Please tell whoever looks after it at your company.',
    see: 'See your meals',
    kitchen: 'We do not cook on that day. We are sorry.',
    free: 'You pay nothing for it.',
  },
  write(facts, texts) {
    const { date, state, reason } = facts.about;
    const subject = texts.subject(statementDay(facts, date));
    const short = reason === 'company' ? 'companyShort' : 'short';
    const why: MissedReason | 'short' | 'companyShort' = state === 'short' ? short : (reason ?? 'late');
    return {
      subject,
      heading: subject,
      blocks: [
        paragraph(texts[why]),
        why === 'short'
          ? button(texts.payIn, `${facts.kitchen.publicUrl}/balance`)
          : button(texts.see, `${facts.kitchen.publicUrl}/my-meals`),
        note(texts.free),
      ],
    };
  },
});
