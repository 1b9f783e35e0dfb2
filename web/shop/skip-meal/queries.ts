import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A meal as the link of a message shows it. */
export interface LinkedMeal {
  name: string;
  /** Its day, as 2026-12-04. */
  date: string;
  dishes: string;
  people: number;
  until: string | null;
  state: 'planned' | 'skipped' | 'late' | 'none';
}

/** The parts of a link: which meal, and the secret of the link. */
export interface MealLink extends Record<string, string> {
  meal: string;
  secret: string;
}

export const linkedMealQuery = (sdk: Sdk, link: MealLink) =>
  queryOptions({
    queryKey: ['meal-link', link],
    queryFn: () => sdk.call<LinkedMeal>('get', 'meal-links', link),
  });

export const skipLinkedMeal = (sdk: Sdk, link: MealLink): Promise<LinkedMeal> =>
  sdk.call<LinkedMeal>('post', 'meal-links/skip', link);
