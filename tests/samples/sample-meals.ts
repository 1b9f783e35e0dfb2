import { paise } from '#domain/money.ts';
import type { MealTime } from '#domain/plans/meal-times.ts';
import type { Agreement, MealsContext } from '#domain/plans/meals-between.ts';
import { NO_NEW_PRICE } from '#domain/plans/prices/agreed-price.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';

// Two meal times and an agreement, for tests of the rules of plans.

export const lunch: MealTime = {
  id: 'lunch',
  deliveredFrom: '12:30',
  deliveredUntil: '13:30',
  cutoffDays: 1,
  cutoffAt: '20:00',
};
export const dinner: MealTime = {
  id: 'dinner',
  deliveredFrom: '19:30',
  deliveredUntil: '21:00',
  cutoffDays: 0,
  cutoffAt: '10:00',
};

/** Lunch for one person every day, from a Monday on, for ₹120. */
export const agreement: Agreement = {
  mealTimeIds: ['lunch'],
  weekdays: WEEKDAYS,
  quantity: 1,
  startsOn: '2026-11-30',
  endsOn: null,
  agreedAt: new Date('2026-11-28T06:00:00Z'),
  mealsAtMost: null,
  price: paise(12000),
  ...NO_NEW_PRICE,
};

export const mealsContext: MealsContext = {
  mealTimes: [lunch, dinner],
  pauses: [],
  changes: [],
  isClosed: () => false,
  isOver: () => false,
  timeZone: 'Asia/Kolkata',
};
