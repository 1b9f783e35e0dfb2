import { MOST_AREAS } from '#domain/areas/most-areas.ts';
import { DISH_TYPES } from '#domain/dishes/kinds.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { MOST_WEEKS } from './plan-menus.ts';
import { choiceCodec } from './standing-choices.ts';

/** The most meal times of a plan. */
export const MOST_MEAL_TIMES = 6;
/** The most choices that a plan offers. */
const MOST_CHOICES = 10;

/** Days of the week, in their order. */
export const DAYS_OF_WEEK = { type: 'texts', max: WEEKDAYS.length, size: 10, oneOf: WEEKDAYS } as const;

/** A plan that customers subscribe to (PLAN-9). */
export const planAttributes = {
  name: { type: 'string', size: 80, min: 1, trim: true, required: true },
  description: { type: 'string', size: 1000, trim: true, default: '' },
  translations: { type: 'translations', fields: { name: 80, description: 1000 }, default: {} },
  imgUrl: { type: 'string', size: 2000, default: '', word: 'picture' },
  /** What its dishes are at most. */
  type: { type: 'string', size: 8, oneOf: DISH_TYPES, default: 'veg' },
  mealTimeIds: { type: 'texts', max: MOST_MEAL_TIMES, size: 36, required: true, word: 'meal times' },
  weekdays: { ...DAYS_OF_WEEK, required: true, word: 'days of the week' },
  /** What a meal for one person costs: everything in it, whole rupees. */
  price: { type: 'money', min: 100, max: 1_000_000, required: true },
  /** How many meals a bundle has, and what they cost together; null: it offers none (PLAN-6). */
  bundleMeals: { type: 'integer', min: 2, max: 400, word: 'meals of a bundle' },
  bundlePrice: { type: 'money', min: 100, max: 100_000_000, word: 'price of a bundle' },
  bundleDays: { type: 'integer', min: 1, max: 400, default: 45, word: 'days of a bundle' },
  /** What its subscribers choose once, such as roti or rice. */
  choices: { type: 'records', max: MOST_CHOICES, codec: choiceCodec },
  /** How many meals a trial has; null: it offers none (PLAN-3). */
  trialMeals: { type: 'integer', min: 1, max: 30, word: 'meals of a trial' },
  /** The most subscribers at once; null: any number. */
  mostSubscribers: { type: 'integer', min: 1, max: 100_000, word: 'most subscribers' },
  /** A day in the first week of its cycle of menus, and how many weeks that has (PLAN-7). */
  cycleFrom: { type: 'string', size: 10, word: 'cycle begins' },
  cycleWeeks: { type: 'integer', min: 1, max: MOST_WEEKS, default: 1, word: 'weeks of the cycle' },
  /** The areas that it is offered in; none: all areas with plans (AREA-14). */
  areaIds: { type: 'texts', max: MOST_AREAS, size: 36, default: [], word: 'areas' },
  isOnSale: { type: 'boolean', default: false, word: 'on sale' },
} as const;
