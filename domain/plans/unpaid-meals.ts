import { type Paise, paise, type Rupees, times, ZERO_PAISE } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import { type Bundle, costOfMeal } from './bundles.ts';
import type { Meal } from './meals-between.ts';

// Which planned meals their payers have no money for, as the cutoffs will decide (PLAN-13): one that is not paid takes nothing.

/** A planned meal with the purse that pays for it. */
export interface PayableMeal extends Meal {
  subscriptionId: string;
  /** The key of what it is paid from: a balance, a house account, or that of a company. */
  purse: string;
}

/** What a meal takes of its purse, and what is missing there; 0: nothing is. */
export interface MealPayment<Payable extends PayableMeal = PayableMeal> {
  meal: Payable;
  /** What it costs, with its bundle's part and its extra dishes. */
  total: Paise;
  missing: Paise;
  /** Whether it is cooked all the same, because the kitchen said so, and is owed then (PLAN-66). */
  isOnCredit: boolean;
}

/**
 * Goes through planned meals in the order of their cutoffs.
 * @param bundles of the subscriptions, by their ids
 * @param purses what each has free, by its key
 */
export function paymentsOf<Payable extends PayableMeal>(
  meals: readonly Payable[],
  bundles: ReadonlyMap<string, Bundle>,
  purses: ReadonlyMap<string, Paise>,
): MealPayment<Payable>[] {
  const left = new Map(purses);
  const rest = new Map(bundles);
  return meals.flatMap((meal) => {
    const { subscriptionId, date: day, quantity: people, price, extra, purse, onCreditUpTo } = meal;
    const bundle = rest.get(subscriptionId);
    if (!bundle) return [];
    const cost = costOfMeal(bundle, { day, people, price });
    const total = paise(cost.total + extra);
    // What the bundle pays is held for it, and not free.
    const beside = paise(total - times(bundle.bundleMealPrice ?? ZERO_PAISE, cost.fromBundle));
    const has = left.get(purse) ?? ZERO_PAISE;
    const missing = paise(Math.max(0, beside - has));
    const isOnCredit = missing > 0 && onCreditUpTo !== null && total <= onCreditUpTo;
    if (missing === 0 || isOnCredit) {
      left.set(purse, paise(Math.max(0, has - beside)));
      rest.set(subscriptionId, { ...bundle, bundleLeft: bundle.bundleLeft - cost.fromBundle });
    }
    return [{ meal, total, missing, isOnCredit }];
  });
}

/**
 * What the kitchen does about meals that are not paid: `remind` tells their customers, `cook` cooks them anyway, and `stop` takes
 * that back.
 */
export const UNPAID_ACTS = ['remind', 'cook', 'stop'] as const;
export type UnpaidAct = (typeof UNPAID_ACTS)[number];

/** The most meals of one request. */
export const MOST_UNPAID = 500;

/** A planned meal that its payer has no money for, as owners and managers see it. */
export interface UnpaidMeal {
  subscriptionId: string;
  userId: string;
  name: string | null;
  phone: number | null;
  /** The company whose limit is reached; null: the customer pays. */
  company: string | null;
  date: Day;
  mealTimeId: string;
  people: number;
  total: Rupees;
  missing: Rupees;
  isOnCredit: boolean;
  /** The ISO time until which something can be done about it. */
  until: string;
}
