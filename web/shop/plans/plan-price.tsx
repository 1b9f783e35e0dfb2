import { formatMoney } from '#domain/money.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { ShownPlan } from './queries.ts';
import { planTexts } from './texts.ts';

/** Days of the week in words: 'Monday to Friday', 'Every day', or their names. */
export function useWeekdaysWords(): (days: readonly Weekday[]) => string {
  const texts = useTexts(planTexts);
  const { weekdays } = useTexts(openingMessages);
  return (days) => {
    const [first] = days;
    const last = days.at(-1);
    if (!first || !last) return '';
    if (days.length === WEEKDAYS.length) return texts.everyDay;
    const isRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1;
    if (isRow && days.length > 2) return texts.fromDayTo(weekdays[first], weekdays[last]);
    return days.map((day) => weekdays[day]).join(', ');
  };
}

/** What a plan costs: a meal, its trial and its bundle. */
export function PlanPrice({ plan }: { plan: ShownPlan }) {
  const texts = useTexts(planTexts);
  const { price, trialMeals, bundle } = plan;
  return (
    <div className="grid justify-items-start gap-2">
      {trialMeals !== null && <Badge tone="accent">{texts.trial(trialMeals)}</Badge>}
      <p className="font-display text-2xl leading-tight">{texts.perMeal(formatMoney(price))}</p>
      <p className="text-muted text-sm">{texts.allIn}</p>
      {bundle && (
        <p className="text-sm">
          {texts.bundle(bundle.meals, formatMoney(bundle.price), formatMoney(bundle.mealPrice))}
        </p>
      )}
    </div>
  );
}
