import type { WireMeal } from '#domain/plans/wire-meals.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';

/** A meal of a customer on pages. */
export type PricedMeal = InPaise<WireMeal>;

/** The amounts of meals (`inPaise`). */
export const MEAL_AMOUNTS = { total: true, beside: true, extraCost: true, price: true } as const;
