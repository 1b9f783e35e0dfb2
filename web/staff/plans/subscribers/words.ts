import type { ListedPause } from '#domain/plans/subscribers.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MealTimeDocument } from '../queries.ts';
import type { ShownSubscriber } from './queries.ts';
import { planSubscriberTexts } from './texts.ts';

/** A calendar day in words: '28 Nov 2026'. */
export function useDayWords(): (day: Day) => string {
  const dates = useDatesIn('UTC');
  return (day) => dates.shortDate(new Date(day));
}

/** A pause in words: 'Paused 1 Dec 2026 to 7 Dec 2026'. */
export function usePauseWords(): (pause: ListedPause) => string {
  const texts = useTexts(planSubscriberTexts);
  const dayOf = useDayWords();
  return ({ from, until }) =>
    until === null ? texts.pausedFrom(dayOf(from)) : texts.pausedBetween(dayOf(from), dayOf(until));
}

/** The next meal of a subscriber in words: 'Lunch, tomorrow'. */
export function useNextWords(
  mealTimes: readonly MealTimeDocument[],
  tomorrow: Day | undefined,
): (subscriber: ShownSubscriber) => string {
  const texts = useTexts(planSubscriberTexts);
  const dayOf = useDayWords();
  return ({ next }) => {
    if (!next) return texts.noNext;
    const name = mealTimes.find(({ $id }) => $id === next.mealTimeId)?.name ?? '';
    const isToday = tomorrow !== undefined && addDays(next.date, 1) === tomorrow;
    const day = isToday ? texts.today : next.date === tomorrow ? texts.tomorrowDay : dayOf(next.date);
    return texts.next(name, day);
  };
}
