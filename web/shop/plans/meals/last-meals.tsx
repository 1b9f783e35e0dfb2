import { useTexts } from '#web/lib/texts.ts';
import { useDishesWords } from '../words.ts';
import { useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { RateMeal } from './rate-meal.tsx';
import { mealRatingTexts } from './rating-texts.ts';

/** The delivered meals of the last days, which their customer can still rate; the newest first. */
export function LastMeals({ meals, now }: { meals: readonly ShownMeal[]; now: Date }) {
  const texts = useTexts(mealRatingTexts);
  const nameOf = useMealName();
  const dishesWords = useDishesWords();
  if (meals.length === 0) return null;
  const newest = meals.toSorted((one, other) => other.from.getTime() - one.from.getTime());
  return (
    <details className="rounded-card border border-line bg-paper px-4 shadow-soft sm:px-5">
      <summary className="flex min-h-12 cursor-pointer items-center py-2 font-semibold">{texts.last}</summary>
      <ul className="divide-y divide-line pb-2">
        {newest.map((meal) => (
          <li key={meal.key} className="py-3">
            <p className="font-semibold">{nameOf(meal)}</p>
            {meal.menu && (
              <p className="wrap-anywhere">
                {dishesWords(meal.menu.dishes.map(({ dishId, ...dish }) => ({ ...dish, id: dishId })))}
              </p>
            )}
            {meal.id !== null && <RateMeal meal={meal} id={meal.id} now={now} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
