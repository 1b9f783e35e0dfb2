import type { WireMeal } from './wire-meals.ts';

/** The answer of `GET /v1/plans/subscribers/:userId/meals`: what staff need to change a meal of a caller (PLAN-64). */
export interface CallerMeals {
  meals: WireMeal[];
  /** The subscriptions that run. */
  subscriptions: { id: string; planName: string; quantity: number; isCompanys: boolean }[];
  /** Where food was brought lately, the last first, and what staff typed for the subscriptions. */
  addresses: string[];
}
