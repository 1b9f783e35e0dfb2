import { extrasByDish } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { ShownMeal } from './queries.ts';

/** What a customer may change of a meal. */
export interface MealChange {
  state: 'planned' | 'skipped';
  quantity: number | null;
  addressId: string | null;
  /** What the kitchen typed for the customer on the phone. */
  address: string | null;
  note: string | null;
  /** Dishes that are added to it. */
  extras: readonly ServedDish[];
}

/** Asks the server to change a meal: whatever is not said is as agreed. */
export const storeMeal = (
  sdk: Sdk,
  id: string,
  { subscriptionId, date, mealTimeId }: Pick<ShownMeal, 'subscriptionId' | 'date' | 'mealTimeId'>,
  { extras, ...wanted }: MealChange,
): Promise<unknown> =>
  createDocument(sdk, 'meals', id, {
    ...{ subscriptionId, date, mealTimeId },
    ...wanted,
    extras: extrasByDish(extras).map(({ dishId, quantity }) => JSON.stringify({ dishId, quantity })),
  });
