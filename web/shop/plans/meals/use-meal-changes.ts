import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { useMealFailure, useMealName } from './meal-words.ts';
import { useMoneyWords } from './money-words.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

/** What a customer may change of a meal. */
export interface MealChange {
  state: 'planned' | 'skipped';
  quantity: number | null;
  addressId: string | null;
  note: string | null;
  /** Dishes that are added to it. */
  extras: readonly ServedDish[];
}

const stateOf = ({ state }: ShownMeal): MealChange['state'] => (state === 'skipped' ? 'skipped' : 'planned');

/** Changes of single meals, until their cutoffs; what is not named stays as it is. */
export function useMealChanges(now: Date) {
  const texts = useTexts(myMealTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const nameOf = useMealName();
  const moneyWords = useMoneyWords();
  const failureOf = useMealFailure();
  /** The keys of meals whose changes are on their way. */
  const [busy, setBusy] = useState<readonly string[]>([]);

  const store = (meal: ShownMeal, change: Partial<MealChange>) => {
    const { subscriptionId, date, mealTimeId } = meal;
    const { extras, ...wanted } = {
      ...{ state: stateOf(meal), ...meal.changed, extras: meal.extras },
      ...change,
    };
    return createDocument(sdk, 'meals', ID.unique(), {
      ...{ subscriptionId, date, mealTimeId },
      ...wanted,
      extras: extras.map(({ dishId, quantity }) => JSON.stringify({ dishId, quantity })),
    });
  };
  const refresh = () => queries.invalidateQueries({ queryKey: ['meals'] });

  /** Changes meals one after another, and says why one could not be. Resolves to how many were changed. */
  const change = async (meals: readonly ShownMeal[], changed: Partial<MealChange>): Promise<number> => {
    setBusy(meals.map(({ key }) => key));
    let done = 0;
    try {
      for (const meal of meals) {
        try {
          await store(meal, changed);
          done++;
        } catch (error) {
          toast.error(failureOf(error, meal, now));
        }
      }
      await refresh();
    } finally {
      setBusy([]);
    }
    return done;
  };

  const bringBack = async (meal: ShownMeal) => {
    if ((await change([meal], { state: 'planned' })) > 0) toast.success(texts.broughtBack(nameOf(meal)));
  };
  const skip = async (meal: ShownMeal, paidBy: PaymentMethod) => {
    if ((await change([meal], { state: 'skipped' })) === 0) return;
    toast.success(texts.skipped(nameOf(meal), moneyWords([meal], paidBy)), {
      label: texts.undo,
      run: () => void bringBack(meal),
    });
  };
  return { busy, change, skip, bringBack };
}
