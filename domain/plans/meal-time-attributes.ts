import { MOST_CUTOFF_DAYS } from './meal-times.ts';

const TIME = { type: 'string', as: 'time', size: 5, required: true } as const;

/** A meal time of the kitchen, such as lunch, which its plans share (PLAN-1). Times are local. */
export const mealTimeAttributes = {
  name: {
    type: 'string',
    size: 40,
    min: 1,
    trim: true,
    required: true,
    words: ['Name', 'Such as Lunch.'],
  },
  translations: { type: 'translations', fields: { name: 40 }, default: {} },
  deliveredFrom: { ...TIME, word: 'delivered from', words: ['Delivered from'] },
  deliveredUntil: { ...TIME, word: 'delivered until', words: ['Delivered until'] },
  /** How many days before the meal the cutoff is. */
  cutoffDays: {
    type: 'integer',
    min: 0,
    max: MOST_CUTOFF_DAYS,
    default: 1,
    word: 'cutoff (days before)',
    words: ['Customers can change it'],
    choices: {
      0: ['On the same day'],
      1: ['The day before'],
      2: ['2 days before'],
      3: ['3 days before'],
    },
  },
  cutoffAt: { ...TIME, word: 'cutoff at', words: ['Until'] },
  /** How many meals the kitchen cooks for it a day; null: any number (PLAN-12). */
  mostMeals: {
    type: 'integer',
    min: 1,
    max: 100_000,
    word: 'most meals',
    words: ['Most meals a day', 'Empty: as many as are asked for.'],
  },
} as const;
