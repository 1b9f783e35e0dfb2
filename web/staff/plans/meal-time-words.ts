import type { Translated } from '#domain/languages/translations.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MealTimeDocument } from './meal-time-values.ts';
import { planAdminTexts } from './texts.ts';

type Times = Pick<MealTimeDocument, 'deliveredFrom' | 'deliveredUntil' | 'cutoffDays' | 'cutoffAt'>;
type Words = Translated<typeof planAdminTexts>['mealTimes'];

const cutoffWords = ({ cutoffs }: Words, days: number, time: string): string => {
  if (days === 0) return cutoffs.sameDay(time);
  return days === 1 ? cutoffs.dayBefore(time) : cutoffs.daysBefore(days, time);
};

/** When a meal time is delivered and until when it can be changed: 'Delivered 12:30 pm to 1:30 pm, can be changed until …'. */
export function useMealTimeWords(): (times: Times) => { window: string; cutoff: string } {
  const { mealTimes } = useTexts(planAdminTexts);
  const dates = useTexts(dateTexts);
  const clock = (time: string) => clockTime(dates, time);
  return ({ deliveredFrom, deliveredUntil, cutoffDays, cutoffAt }) => ({
    window: mealTimes.window(clock(deliveredFrom), clock(deliveredUntil)),
    cutoff: cutoffWords(mealTimes, cutoffDays, clock(cutoffAt)),
  });
}
