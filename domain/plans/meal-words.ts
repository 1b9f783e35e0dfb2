import type { Day } from '#domain/time/local-time.ts';

const DAY_AND_MONTH = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A meal as statements name it: 'Lunch, 4 Dec'; without the name of a meal time that was deleted. */
export const mealWords = (mealTime: string | null, day: Day): string =>
  [...(mealTime === null ? [] : [mealTime]), DAY_AND_MONTH.format(Date.parse(day))].join(', ');
