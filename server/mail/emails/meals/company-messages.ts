import * as v from 'valibot';
import { messageMails } from './as-mail-and-alert.ts';

const secret = v.object({ company: v.string() });

/** A company would pay for somebody's meals, once they join it (PLAN-60). */
const added = messageMails('company-added', {
  secret,
  texts: {
    title: (company: string) => `${company} would pay for your meals`,
    text: 'Join in your profile, or say no there. Whoever looks after it at your company then sees what your meals cost, and neither what you eat nor where.',
    open: 'Open your profile',
    alertTitle: 'A company would pay for your meals',
    alertText: 'Join, or say no, in your profile.',
  },
  say: ({ kitchen, secret: { company } }, texts) => ({
    title: texts.title(company),
    lines: [texts.text],
    links: [[texts.open, `${kitchen.publicUrl}/profile`]],
    alert: { title: texts.alertTitle, text: texts.alertText },
    opens: '/profile',
  }),
});

/** A company has stopped to pay for somebody's meals (PLAN-60). */
const removed = messageMails('company-removed', {
  secret,
  texts: {
    title: (company: string) => `${company} no longer pays for your meals`,
    text: 'Meals that the kitchen has taken already still come. Later ones are not cooked. If you would like to go on, subscribe to a plan yourself.',
    open: 'See the plans',
    alertTitle: 'Your company no longer pays for your meals',
    alertText: 'See what that means for your next meals.',
  },
  say: ({ kitchen, secret: { company } }, texts) => ({
    title: texts.title(company),
    lines: [texts.text],
    links: [[texts.open, `${kitchen.publicUrl}/plans`]],
    alert: { title: texts.alertTitle, text: texts.alertText },
    opens: '/my-meals',
  }),
});

/** Messages to people whom a company adds or removes, each as a mail and an alert. */
export const companyMemberMessages = { added, removed } as const;
