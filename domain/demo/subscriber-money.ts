import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { BALANCE } from '#domain/payments/methods.ts';
import { type Bundle, costOfMeal, leftOn, mealPriceOf, NO_BUNDLE } from '#domain/plans/bundles.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import type { Random } from './random.ts';
import type { DemoSubscriber } from './subscribers.ts';

/** What somebody has paid ahead at a moment. */
export interface TopUp {
  userId: string;
  at: Date;
  amount: Paise;
}

/** What a meal costs, and what of it was taken of a bundle at which price. */
export interface DemoCost {
  total: Paise;
  fromBundle: number;
  bundleMealPrice: Paise | null;
}

/** What a subscriber pays ahead for, meal by meal. */
export interface Purse {
  topUps: TopUp[];
  bundle(): Bundle;
  /** Takes a meal's cost; undefined if there is not enough for it, because its customer forgot to pay. */
  take(meal: { date: Day; cutoff: Date; people: number }): DemoCost | undefined;
  giveBack(amount: Paise): void;
  /** Pays for the next days, so that they are not short of money. */
  fillUp(at: Date): void;
}

const HOUR = 3_600_000;
const STEP = 50_000;
/** For how many meals somebody pays ahead. */
const AHEAD = 12;
const FORGETS = 0.08;

const roundUp = (amount: number): Paise => paise(Math.ceil(amount / STEP) * STEP);

/** The money of one subscriber. Whoever pays later needs none, and never forgets. */
export function purseOf(random: Random, { person, plan, subscription, takesBundles }: DemoSubscriber): Purse {
  const { price, paidBy } = subscription.data;
  const isAhead = paidBy === BALANCE;
  const topUps: TopUp[] = [];
  let balance = 0;
  let bundle: Bundle = NO_BUNDLE;
  let hasForgotten = false;

  const payIn = (at: Date, least: number) => {
    const amount = roundUp(least);
    topUps.push({ userId: person.id, at, amount });
    balance += amount;
  };
  const buyBundle = (date: Day, at: Date) => {
    if (balance < plan.bundlePrice) payIn(at, plan.bundlePrice - balance);
    const bundleMealPrice = mealPriceOf(plan) ?? ZERO_PAISE;
    const bundleUntil = addDays(date, plan.bundleDays);
    bundle = { bundleLeft: plan.bundleMeals, bundleMealPrice, bundleUntil };
  };

  return {
    topUps,
    bundle: () => bundle,
    take({ date, cutoff, people }) {
      if (!isAhead) return { total: paise(price * people), fromBundle: 0, bundleMealPrice: null };
      const before = new Date(cutoff.getTime() - random.whole(2, 14) * HOUR);
      if (takesBundles && leftOn(bundle, date) === 0) buyBundle(date, before);
      const cost = costOfMeal(bundle, { day: date, people, price });
      if (balance < cost.total) {
        const forgets = topUps.length > 0 && !hasForgotten && random.chance(FORGETS);
        hasForgotten = forgets;
        if (forgets) return undefined;
        payIn(before, price * people * AHEAD);
      }
      balance -= cost.total;
      bundle = { ...bundle, bundleLeft: Math.max(0, bundle.bundleLeft - cost.fromBundle) };
      return { ...cost, bundleMealPrice: bundle.bundleMealPrice };
    },
    giveBack(amount) {
      if (isAhead) balance += amount;
    },
    fillUp(at) {
      if (isAhead && balance < 4 * price * subscription.data.quantity)
        payIn(at, price * subscription.data.quantity * AHEAD);
    },
  };
}
