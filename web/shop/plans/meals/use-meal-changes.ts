import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { isReachable } from '#web/lib/live/reachable.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { useMealFailure, useMealName } from './meal-words.ts';
import { useMoneyWords } from './money-words.ts';
import type { ShownMeal } from './queries.ts';
import { type MealChange, storeMeal } from './store-meal.ts';
import { myMealTexts } from './texts.ts';
import { dropChange, enqueueChange } from './waiting-changes.ts';
import { waitingMealTexts } from './waiting-texts.ts';

const stateOf = ({ state }: ShownMeal): MealChange['state'] => (state === 'skipped' ? 'skipped' : 'planned');

/**
 * Changes of single meals, until their cutoffs; what is not named stays as it is. Without a connection they wait (PLAN-56).
 * @param agreedOf for how many people a meal is agreed
 */
export function useMealChanges(userId: string, agreedOf: (meal: ShownMeal) => number, now: Date) {
  const texts = useTexts(myMealTexts);
  const waiting = useTexts(waitingMealTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const nameOf = useMealName();
  const moneyWords = useMoneyWords();
  const failureOf = useMealFailure();
  /** The keys of meals whose changes are on their way. */
  const [busy, setBusy] = useState<readonly string[]>([]);

  const wantedOf = (meal: ShownMeal, change: Partial<MealChange>): MealChange => ({
    ...{ state: stateOf(meal), ...meal.changed, extras: meal.extras },
    ...change,
  });
  const enqueue = (meal: ShownMeal, change: Partial<MealChange>) => {
    const { key, subscriptionId, date, mealTimeId, mealTime, cutoff } = meal;
    const wanted = wantedOf(meal, change);
    const agreed = meal.changed.quantity === null ? meal.people : agreedOf(meal);
    enqueueChange({
      ...{ id: ID.unique(), userId, problem: null, cutoff: cutoff.toISOString(), wanted },
      meal: { key, subscriptionId, date, mealTimeId, mealTime },
      people: wanted.quantity ?? agreed,
    });
  };
  const refresh = () => queries.invalidateQueries({ queryKey: ['meals'] });

  /** Changes meals one after another, and says why one could not be. Resolves to how many were changed at once. */
  const change = async (meals: readonly ShownMeal[], changed: Partial<MealChange>): Promise<number> => {
    setBusy(meals.map(({ key }) => key));
    let done = 0;
    try {
      const isThere = await isReachable();
      for (const meal of meals) {
        try {
          if (!isThere) {
            enqueue(meal, changed);
            continue;
          }
          // What waits is part of what is shown, so nothing older may follow.
          dropChange(meal.key);
          await storeMeal(sdk, ID.unique(), meal, wantedOf(meal, changed));
          done++;
        } catch (error) {
          toast.error(failureOf(error, meal, now));
        }
      }
      if (isThere) await refresh();
      else toast.warning(waiting.queued);
    } finally {
      setBusy([]);
    }
    return done;
  };

  const bringBack = async (meal: ShownMeal) => {
    if ((await change([meal], { state: 'planned' })) > 0) toast.success(texts.broughtBack(nameOf(meal)));
  };
  const skip = async (meal: ShownMeal, subscription: ShownSubscription | undefined) => {
    if ((await change([meal], { state: 'skipped' })) === 0) return;
    toast.success(texts.skipped(nameOf(meal), moneyWords([meal], subscription)), {
      label: texts.undo,
      run: () => void bringBack(meal),
    });
  };
  return { busy, change, skip, bringBack };
}
