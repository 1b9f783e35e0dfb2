/** Days after which meals, pauses and ended subscriptions are deleted, as the privacy notice says (PLAN-19). */
export const MEAL_DAYS = 400;
