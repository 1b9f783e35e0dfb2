import { queryOptions } from '@tanstack/react-query';
import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { MEAL_AMOUNTS, type PricedMeal } from '#web/shared/plans/meal-amounts.ts';

/** Days whose meals are changed on the phone, from today. */
const DAYS = 14;

/** Somebody on the phone whom the kitchen knows. */
export interface Caller {
  userId: string;
  name: string | null;
  phone: string;
}

/** A caller's meals of the next days, and where food is brought to them; for administrators. */
export const callerMealsQuery = (sdk: Sdk, adminId: string, userId: string, today: Day) =>
  queryOptions({
    queryKey: ['meals', 'caller', adminId, userId, today],
    meta: { follows: ['mealSubscriptions', 'mealPauses', 'planMenus', 'plans', 'mealTimes', 'settings'] },
    queryFn: async () => {
      const days = { from: today, to: addDays(today, DAYS) };
      const answer = await sdk.call<CallerMeals>('get', `plans/subscribers/${userId}/meals`, days);
      return inPaise(answer, MEAL_AMOUNTS);
    },
  });

/** Names a meal among all of its customer. */
export const keyOf = ({ subscriptionId, date, mealTimeId }: PricedMeal): string =>
  `${subscriptionId} ${date} ${mealTimeId}`;

/** The meals that can still be changed. Whatever is decided, paused or closed can't. */
export const openMeals = (meals: readonly PricedMeal[], now: Date): PricedMeal[] =>
  meals.filter(({ state, cutoff }) => (state === 'planned' || state === 'skipped') && new Date(cutoff) > now);
