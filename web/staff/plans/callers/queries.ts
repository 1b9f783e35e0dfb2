import { queryOptions } from '@tanstack/react-query';
import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import type { WireMeal } from '#domain/plans/wire-meals.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

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
    queryFn: () => {
      const days = { from: today, to: addDays(today, DAYS) };
      return sdk.call<CallerMeals>('get', `plans/subscribers/${userId}/meals`, days);
    },
  });

/** Names a meal among all of its customer. */
export const keyOf = ({ subscriptionId, date, mealTimeId }: WireMeal): string =>
  `${subscriptionId} ${date} ${mealTimeId}`;

/** The meals that can still be changed. Whatever is decided, paused or closed can't. */
export const openMeals = (meals: readonly WireMeal[], now: Date): WireMeal[] =>
  meals.filter(({ state, cutoff }) => (state === 'planned' || state === 'skipped') && new Date(cutoff) > now);
