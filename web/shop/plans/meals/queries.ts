import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireMeals } from '#domain/plans/wire-meals.ts';
import type { Day } from '#domain/time/local-time.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { MEAL_AMOUNTS, type PricedMeal } from '#web/shared/plans/meal-amounts.ts';

/** A meal as its customer sees it. */
export interface ShownMeal extends Omit<PricedMeal, 'cutoff' | 'from' | 'until'> {
  /** Names the meal among all of the customer. */
  key: string;
  cutoff: Date;
  from: Date;
  until: Date;
}

const shownMeal = (meal: PricedMeal): ShownMeal => ({
  ...meal,
  key: `${meal.subscriptionId} ${meal.date} ${meal.mealTimeId}`,
  cutoff: new Date(meal.cutoff),
  from: new Date(meal.from),
  until: new Date(meal.until),
});

/** What the server answers; times stay text, because documents carry it as JSON. */
export const calendarQuery = (sdk: Sdk, userId: string, days: { from: Day; to: Day }) =>
  queryOptions({
    queryKey: ['meals', 'calendar', userId, days.from, days.to],
    meta: { follows: ['mealSubscriptions', 'mealPauses', 'planMenus', 'plans', 'mealTimes', 'settings'] },
    queryFn: async () => inPaise((await sdk.call<WireMeals>('get', 'plans/meals', days)).meals, MEAL_AMOUNTS),
  });

export const shownMeals = (meals: readonly PricedMeal[]): ShownMeal[] => meals.map((meal) => shownMeal(meal));

/** Days on which a customer pauses a subscription. */
export interface ShownPause {
  id: string;
  subscriptionId: string;
  mealTimeId: string | null;
  from: Day;
  /** Null: until the customer comes back. */
  until: Day | null;
}

/** A customer's pauses. */
export const pausesQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['mealPauses', userId],
    queryFn: async (): Promise<ShownPause[]> =>
      (await listEvery(sdk, 'mealPauses', [Query.equal('userId', userId)])).map(
        ({ $id, subscriptionId, mealTimeId, from, until }) => ({
          id: $id,
          subscriptionId,
          mealTimeId,
          from,
          until,
        }),
      ),
  });
