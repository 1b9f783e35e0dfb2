import { formatMoney } from '#domain/money.ts';
import { MONTH_DAYS, type PlannedMonth } from '#domain/plans/planned-month.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Served, ShownPlan } from '../queries.ts';
import { useDayWords, useInLanguage } from '../words.ts';
import type { Choice } from './choice.ts';
import { subscribeTexts } from './texts.ts';

/** The first meal of a choice in words. */
export function useFirstMealWords(): (
  first: PlannedMonth['first'],
  mealTimes: Served['mealTimes'],
) => string | undefined {
  const texts = useTexts(subscribeTexts);
  const inLanguage = useInLanguage();
  const dayWords = useDayWords();
  return (first, mealTimes) => {
    const mealTime = mealTimes.find(({ id }) => id === first?.mealTimeId);
    if (!first || !mealTime) return undefined;
    const { weekday, date } = dayWords(first.date);
    return texts.firstMeal(inLanguage(mealTime).name, weekday, date);
  };
}

interface SummaryProps {
  plan: ShownPlan;
  choice: Choice;
  month: PlannedMonth;
  mealTimes: Served['mealTimes'];
}

/** What the chosen days and meal times cost: how many meals in a month, their price with everything in it, and the first of them. */
export function Summary({ plan, choice, month, mealTimes }: SummaryProps) {
  const texts = useTexts(subscribeTexts);
  const firstMealWords = useFirstMealWords();
  const inBundle = choice.pay === 'bundle' && !choice.isTrial ? plan.bundle : null;
  const meals = choice.isTrial ? texts.trialMeals(month.meals) : texts.month(month.meals, MONTH_DAYS);
  return (
    <div role="status" className="grid gap-1 rounded-control bg-turmeric/15 px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{inBundle ? texts.bundle(inBundle.meals, formatMoney(inBundle.price)) : meals}</span>
        <Money paise={inBundle ? inBundle.price : month.total} className="font-display text-2xl" />
      </p>
      <p className="text-sm">{texts.each(formatMoney(inBundle ? inBundle.mealPrice : plan.price))}</p>
      <p className="text-sm">{firstMealWords(month.first, mealTimes) ?? texts.noMeal}</p>
    </div>
  );
}
