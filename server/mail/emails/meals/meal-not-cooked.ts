import * as v from 'valibot';
import { MISSED_REASONS } from '#domain/plans/meal-states.ts';
import { statementDay } from '../ledger/statement-blocks.ts';
import { messageMails } from './as-mail-and-alert.ts';

/** Tells a subscriber that a meal of their plan is not cooked, and why (PLAN-13). */
export const mealNotCooked = messageMails('meal-not-cooked', {
  secret: v.object({
    name: v.string(),
    date: v.string(),
    reason: v.picklist(['short', 'companyShort', ...MISSED_REASONS]),
  }),
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
    alertTitle: 'A meal is not cooked',
    alertText: 'You pay nothing for it. See which, and why.',
  },
  say({ kitchen, secret: { date, reason }, ...facts }, texts) {
    const { publicUrl } = kitchen;
    return {
      title: texts.subject(statementDay({ kitchen, ...facts }, date)),
      lines: [texts[reason]],
      links: [
        reason === 'short' ? [texts.payIn, `${publicUrl}/balance`] : [texts.see, `${publicUrl}/my-meals`],
      ],
      note: texts.free,
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});
