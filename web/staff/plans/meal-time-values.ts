import { readWhole } from '#domain/numbers.ts';
import { mealTimeProblem } from '#domain/plans/meal-times.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

export type MealTimeDocument = StoredDocument<'mealTimes'>;

/** A meal time as its form holds it. */
export interface TypedMealTime {
  name: string;
  translations: MealTimeDocument['translations'];
  deliveredFrom: string;
  deliveredUntil: string;
  cutoffDays: string;
  cutoffAt: string;
  mostMeals: string;
}

export type MealTimeField = Exclude<keyof TypedMealTime, 'translations'>;

/** A meal time as its form holds it; without one a lunch, which can be changed until the evening before. */
export const typedMealTime = (mealTime: MealTimeDocument | undefined): TypedMealTime => ({
  name: mealTime?.name ?? '',
  translations: mealTime?.translations ?? {},
  deliveredFrom: mealTime?.deliveredFrom ?? '12:30',
  deliveredUntil: mealTime?.deliveredUntil ?? '13:30',
  cutoffDays: `${mealTime?.cutoffDays ?? 1}`,
  cutoffAt: mealTime?.cutoffAt ?? '20:00',
  mostMeals: mealTime?.mostMeals ? `${mealTime.mostMeals}` : '',
});

/** The attributes of a typed meal time. */
export const mealTimeValues = (typed: TypedMealTime) => ({
  ...typed,
  name: typed.name.trim(),
  cutoffDays: Number(typed.cutoffDays),
  mostMeals: readWhole(typed.mostMeals) ?? null,
});

const MOST_COUNTED = 99_999;
/** Whether a text is empty or a whole number from 1. */
export const isCount = (typed: string): boolean =>
  typed.trim() === '' || readWhole(typed, 1, MOST_COUNTED) !== undefined;

interface Words {
  name: string;
  count: string;
  timeWrong: string;
  windowWrong: string;
  cutoffTooLate: string;
}

/** What is wrong with a typed meal time, by field. */
export function mealTimeProblems(typed: TypedMealTime, words: Words): Partial<Record<MealTimeField, string>> {
  const problem = mealTimeProblem(mealTimeValues(typed));
  return {
    ...(typed.name.trim() === '' ? { name: words.name } : {}),
    ...(problem === 'timeWrong' ? { deliveredFrom: words.timeWrong } : {}),
    ...(problem === 'windowWrong' ? { deliveredUntil: words.windowWrong } : {}),
    ...(problem === 'cutoffTooLate' ? { cutoffAt: words.cutoffTooLate } : {}),
    ...(isCount(typed.mostMeals) ? {} : { mostMeals: words.count }),
  };
}
