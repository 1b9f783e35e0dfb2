import * as v from 'valibot';
import { formatMoney, paise } from '#domain/money.ts';
import { longMoment } from '#server/mail/moments.ts';
import { statementDay } from '../ledger/statement-blocks.ts';
import { asMailAndAlert, messageMails } from './as-mail-and-alert.ts';

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const meals = (publicUrl: string) => `${publicUrl}/my-meals`;
const balance = (publicUrl: string) => `${publicUrl}/balance`;

/** The meals that come next, each with a link that skips it without signing in (PLAN-16). */
const next = asMailAndAlert('meal-tomorrow', {
  about: null,
  secret: v.object({
    date: v.string(),
    isTomorrow: v.boolean(),
    meals: v.array(
      v.object({
        name: v.string(),
        dishes: v.string(),
        /** Until when it can be changed, and the path of the link; null once it can't. */
        skip: v.nullable(v.object({ until: moment, path: v.string() })),
      }),
    ),
    /** How many meals the balance covers that are not cooked yet, and what is missing for the one after; null: enough. */
    few: v.nullable(
      v.object({ covered: v.number(), missing: v.number(), name: v.string(), date: v.string() }),
    ),
  }),
  texts: {
    tomorrow: (names: string) => `Tomorrow: ${names}`,
    onDay: (names: string, day: string) => `${names} on ${day}`,
    meal: (name: string, dishes: string) => `${name}: ${dishes}`,
    until: (name: string, until: string) =>
      `${name} can be skipped until ${until}. You pay nothing for it then.`,
    skip: (name: string) => `Skip ${name}`,
    covered: (count: number) =>
      count === 1 ? 'Your balance covers one more meal.' : `Your balance covers ${count} more meals.`,
    missing: (amount: string, name: string, day: string) =>
      `Your balance does not cover ${name} on ${day}: ${amount} is missing. It is not cooked without it.`,
    payIn: 'Pay in',
    all: 'You can turn these messages off in your profile.',
    alertTitle: 'Your next meal',
    alertText: 'See what comes, and skip it if you are away.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    const { date, isTomorrow, few } = secret;
    const names = secret.meals.map(({ name }) => name).join(', ');
    const skips = secret.meals.flatMap(({ name, skip }) => (skip ? [{ name, ...skip }] : []));
    const missing = (of: { missing: number; name: string; date: string }) =>
      texts.missing(formatMoney(paise(of.missing)), of.name, statementDay({ kitchen, ...facts }, of.date));
    const until = (skip: { until: Date }) => longMoment({ kitchen, ...facts }, skip.until);
    return {
      title: isTomorrow
        ? texts.tomorrow(names)
        : texts.onDay(names, statementDay({ kitchen, ...facts }, date)),
      lines: [
        ...secret.meals.map(({ name, dishes }) => texts.meal(name, dishes)),
        ...skips.map((skip) => texts.until(skip.name, until(skip))),
        ...(few === null ? [] : [few.covered > 0 ? texts.covered(few.covered) : missing(few)]),
      ],
      links: [
        ...skips.map(({ name, path }) => [texts.skip(name), `${kitchen.publicUrl}${path}`] as const),
        ...(few === null ? [] : [[texts.payIn, balance(kitchen.publicUrl)] as const]),
      ],
      note: texts.all,
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});

/** The next meal is not cooked, because the money is short (PLAN-17). */
const short = messageMails('meal-short', {
  secret: v.object({ name: v.string(), date: v.string(), until: moment, missing: v.number() }),
  texts: {
    title: (name: string, day: string) => `Your balance does not cover ${name} on ${day}`,
    missing: (amount: string, until: string) =>
      `${amount} is missing. If you pay it in by ${until}, the meal is cooked. Otherwise it is not, and you pay nothing for it.`,
    payIn: 'Pay in',
    alertTitle: 'Your balance is short',
    alertText: 'Your next meal is not cooked without it.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    const amount = formatMoney(paise(secret.missing));
    return {
      title: texts.title(secret.name, statementDay({ kitchen, ...facts }, secret.date)),
      lines: [texts.missing(amount, longMoment({ kitchen, ...facts }, secret.until))],
      links: [[texts.payIn, balance(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/balance',
    };
  },
});

/** The balance covers only a few meals more (PLAN-17). */
const low = messageMails('meal-balance-low', {
  secret: v.object({ covered: v.number() }),
  texts: {
    title: (count: number) =>
      count === 1 ? 'Your balance covers one more meal' : `Your balance covers ${count} more meals`,
    text: 'Pay in before it ends, so that your meals go on.',
    payIn: 'Pay in',
    alertTitle: 'Your balance ends soon',
  },
  say: ({ kitchen, secret }, texts) => ({
    title: texts.title(secret.covered),
    lines: [texts.text],
    links: [[texts.payIn, balance(kitchen.publicUrl)]],
    alert: { title: texts.alertTitle, text: texts.text },
    opens: '/balance',
  }),
});

/** A plan gets a higher price, which its subscriber accepts or not (PLAN-5). */
const price = messageMails('meal-price', {
  secret: v.object({
    plan: v.string(),
    before: v.number(),
    now: v.number(),
    from: v.string(),
    /** Messages that were written before the kitchen could choose say that nothing is cooked. */
    pauses: v.optional(v.boolean(), true),
  }),
  texts: {
    title: (plan: string, amount: string, day: string) => `${plan}: a meal costs ${amount} from ${day}`,
    until: (amount: string) => `Until then it costs ${amount}, as you agreed.`,
    accept:
      'Please say in your meals whether you accept the new price. Without it, nothing is cooked from that day on, and your balance stays yours.',
    keeps: 'Please say in your meals whether you accept the new price. Until you do, you pay the old one.',
    see: 'See your meals',
    alertTitle: 'A new price for your meals',
    alertText: 'Please say whether you accept it.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    const from = statementDay({ kitchen, ...facts }, secret.from);
    return {
      title: texts.title(secret.plan, formatMoney(paise(secret.now)), from),
      lines: [texts.until(formatMoney(paise(secret.before))), secret.pauses ? texts.accept : texts.keeps],
      links: [[texts.see, meals(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});

/** Meals are left out, because the kitchen is closed (PLAN-18). */
const closed = messageMails('meal-kitchen-closed', {
  secret: v.object({ days: v.array(v.string()), extendsBundle: v.boolean() }),
  texts: {
    title: (days: string) => `We are closed on ${days}`,
    text: 'We leave your meals of that time out, and you pay nothing for them.',
    bundle: 'Your bundle lasts longer by as many days.',
    see: 'See your meals',
    alertTitle: 'The kitchen is closed',
    alertText: 'Some of your next meals are left out. See which.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    const days = secret.days.map((day) => statementDay({ kitchen, ...facts }, day)).join(', ');
    return {
      title: texts.title(days),
      lines: [texts.text, ...(secret.extendsBundle ? [texts.bundle] : [])],
      links: [[texts.see, meals(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});

/** The kitchen opens again on days on which meals had been left out (PLAN-58). */
const reopened = messageMails('meal-kitchen-open', {
  secret: v.object({ days: v.array(v.string()) }),
  texts: {
    title: (days: string) => `We cook on ${days} after all`,
    text: 'Your meals of that time are planned again. If you have other plans by now, skip them until their cutoff: then you pay nothing for them.',
    see: 'See your meals',
    alertTitle: 'The kitchen is open after all',
    alertText: 'Some of your meals are planned again. See which.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    const days = secret.days.map((day) => statementDay({ kitchen, ...facts }, day)).join(', ');
    return {
      title: texts.title(days),
      lines: [texts.text],
      links: [[texts.see, meals(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});

/** A plan gets a lower price, or a higher one that was announced does not come (PLAN-59). */
const cheaper = messageMails('meal-price-lower', {
  secret: v.object({ plan: v.string(), before: v.number(), now: v.number(), hasBundle: v.boolean() }),
  texts: {
    title: (plan: string, amount: string) => `${plan}: a meal costs ${amount}`,
    before: (amount: string) =>
      `Until now it cost ${amount}. The lower price holds from your next meal that the kitchen has not taken yet. You need not do anything.`,
    stays: 'The higher price that we had announced does not come. You need not do anything.',
    bundle: 'What is left of your bundle stays as you bought it.',
    see: 'See your meals',
    alertTitle: 'Your meals cost less',
    alertText: 'You need not do anything.',
  },
  say({ kitchen, secret }, texts) {
    const [before, now] = [paise(secret.before), paise(secret.now)];
    return {
      title: texts.title(secret.plan, formatMoney(now)),
      lines: [
        before > now ? texts.before(formatMoney(before)) : texts.stays,
        ...(secret.hasBundle ? [texts.bundle] : []),
      ],
      links: [[texts.see, meals(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/my-meals',
    };
  },
});

/** A meal that nobody took is charged all the same (PLAN-57). */
const charged = messageMails('meal-charged', {
  secret: v.object({ name: v.string(), date: v.string(), amount: v.number() }),
  texts: {
    title: (name: string, day: string) => `${name} on ${day} was not taken`,
    text: (amount: string) =>
      `We had cooked and brought it, so it is charged: ${amount}. If that is a mistake, please call us.`,
    see: 'See your balance',
    alertTitle: 'A meal was not taken',
    alertText: 'It is charged. See your balance.',
  },
  say({ kitchen, secret, ...facts }, texts) {
    return {
      title: texts.title(secret.name, statementDay({ kitchen, ...facts }, secret.date)),
      lines: [texts.text(formatMoney(paise(secret.amount)))],
      links: [[texts.see, balance(kitchen.publicUrl)]],
      alert: { title: texts.alertTitle, text: texts.alertText },
      opens: '/balance',
    };
  },
});

/** The messages about meals of plans, each as a mail and an alert. */
export const mealMessages = { next, short, low, price, cheaper, closed, reopened, charged } as const;
