import { companyMessages } from '#domain/companies/messages.ts';
import { isDecided } from '#domain/plans/meal-states.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { momentInWords } from '#domain/site/opening/shown-opening.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { subscribeTexts } from '../subscribing/texts.ts';
import { useDayWords, useInLanguage } from '../words.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

/** Whether a customer can still change a meal. */
export const isChangeable = ({ state, cutoff }: Pick<ShownMeal, 'state' | 'cutoff'>, now: Date): boolean =>
  !isDecided(state) && cutoff > now;

/** Whether it can be skipped, or brought back after that. */
export const canSkip = (meal: ShownMeal, now: Date): boolean =>
  (meal.state === 'planned' || meal.state === 'skipped') && isChangeable(meal, now);

/** A meal in words: 'Lunch on Monday, 30 Nov'. */
export function useMealName(): (meal: Pick<ShownMeal, 'mealTime' | 'date'>) => string {
  const texts = useTexts(myMealTexts);
  const inLanguage = useInLanguage();
  const dayWords = useDayWords();
  return ({ mealTime, date }) => {
    const day = dayWords(date);
    return texts.meal(inLanguage(mealTime).name, day.weekday, day.date);
  };
}

/** A cutoff in words: '8:00 pm today'. */
export function useCutoffTime(): (cutoff: Date, now: Date) => string {
  const opening = useTexts(openingMessages);
  const { timeZone } = useSiteSettings().shop;
  return (cutoff, now) => whenWords(opening, momentInWords(cutoff, now, timeZone));
}

/** Why a change of a meal did not work; undefined as the meal: of a whole subscription. */
export function useMealFailure(): (
  error: unknown,
  meal: Pick<ShownMeal, 'mealTime' | 'date' | 'cutoff'> | undefined,
  now: Date,
) => string {
  const texts = useTexts(myMealTexts);
  const messages = useTexts(planMessages);
  const companies = useTexts(companyMessages);
  const { problems } = useTexts(subscribeTexts);
  const inLanguage = useInLanguage();
  const dayWords = useDayWords();
  const cutoffTime = useCutoffTime();
  const failureWords = useFailureWords();
  return (error, meal, now) => {
    if (refusalOf(error)?.type === 'meal_cutoff_passed' && meal) {
      const { weekday, date } = dayWords(meal.date);
      const day = `${weekday}, ${date}`;
      return messages.cutoffPassed(inLanguage(meal.mealTime).name, day, cutoffTime(meal.cutoff, now));
    }
    const byType = {
      plans_off: messages.off,
      plan_full: messages.full,
      plan_price_changed: messages.priceChanged,
      order_outside_area: problems.outside,
      meal_cutoff_passed: texts.locked,
      document_update_conflict: texts.changedMeanwhile,
      company_not_paying: companies.notPaying,
      company_guests_planned: companies.guestsPlanned,
    };
    return failureWords(error, { byType, otherwise: texts.failed });
  };
}
