import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import { createDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';
import { toast } from '#web/ui/toast.ts';
import { useSubscriberFailures } from '../subscribers/actions.ts';
import { callerMealTexts } from './texts.ts';
import { useMealWords } from './words.ts';

/** How a meal of a caller is changed, and why it was not. */
export interface ChangeMeal {
  /** Rejects if it was not changed: its customer has changed it meanwhile, or it is too late. */
  store: (
    meal: PricedMeal,
    changed: Partial<PageCollections['meals']>,
    done: (meal: string) => string,
  ) => Promise<void>;
  failed: (error: unknown) => string;
}

/** Changes meals for a caller, only as they were seen (PLAN-64). */
export function useMealChange(): ChangeMeal {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(callerMealTexts);
  const wordsOf = useMealWords();
  const failed = useSubscriberFailures();
  const words: Readonly<Record<string, string>> = {
    document_update_conflict: texts.conflict,
    meal_cutoff_passed: texts.tooLate,
  };
  return {
    async store(meal, changed, done) {
      const { id, updatedAt, subscriptionId, date, mealTimeId } = meal;
      try {
        if (id !== null && updatedAt !== null) await updateSeen(sdk, 'meals', id, changed, updatedAt);
        else
          await createDocument(sdk, 'meals', ID.unique(), { subscriptionId, date, mealTimeId, ...changed });
      } finally {
        await Promise.all(
          [['meals'], ['mealSubscriptions']].map((queryKey) => queries.invalidateQueries({ queryKey })),
        );
      }
      toast.success(done(wordsOf(meal)));
    },
    failed: (error) => words[refusalOf(error)?.type ?? ''] ?? failed(error),
  };
}
