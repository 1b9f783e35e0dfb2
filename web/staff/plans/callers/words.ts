import { openingMessages } from '#domain/site/messages.ts';
import { addDays, type Day, dayAt, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';
import { callerMealTexts } from './texts.ts';

/** The kitchen's day. */
export const useKitchenDay = (): Day => dayAt(new Date(), useSiteSettings().shop.timeZone);

/** A meal in words: 'Lunch, tomorrow'. */
export function useMealWords(): (meal: Pick<PricedMeal, 'mealTime' | 'date'>) => string {
  const texts = useTexts(callerMealTexts);
  const { weekdays } = useTexts(openingMessages);
  const { shortDate } = useDatesIn('UTC');
  const today = useKitchenDay();
  return ({ mealTime, date }) => {
    if (date === today) return texts.meal(mealTime.name, texts.today);
    if (date === addDays(today, 1)) return texts.meal(mealTime.name, texts.tomorrow);
    const weekday = weekdays[WEEKDAYS[weekdayOf(date)] ?? 'monday'];
    return texts.meal(mealTime.name, texts.day(weekday, shortDate(new Date(date))));
  };
}
