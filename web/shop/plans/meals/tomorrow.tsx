import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { ShownSubscription } from '../subscriptions.ts';
import { planTexts } from '../texts.ts';
import { useDishesWords, useInLanguage } from '../words.ts';
import { isChangeable, useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';
import { useMealChanges } from './use-meal-changes.ts';

interface TomorrowProps {
  userId: string;
  /** The planned and skipped meals of tomorrow. */
  meals: readonly ShownMeal[];
  subscriptions: readonly ShownSubscription[];
  /** A link to what the customer has at the kitchen. */
  balance: ReactNode;
  now: Date;
}

/** What a subscriber eats tomorrow, each meal skipped or brought back by one press (PLAN-24). */
export function Tomorrow({ userId, meals, subscriptions, balance, now }: TomorrowProps) {
  const texts = useTexts(myMealTexts);
  const { noMenu } = useTexts(planTexts);
  const inLanguage = useInLanguage();
  const dishesWords = useDishesWords();
  const nameOf = useMealName();
  const subscriptionOf = (meal: ShownMeal) => subscriptions.find(({ id }) => id === meal.subscriptionId);
  const { busy, skip, bringBack } = useMealChanges(
    userId,
    (meal) => subscriptionOf(meal)?.quantity ?? 1,
    now,
  );
  return (
    <section
      aria-label={texts.tomorrow}
      className="rounded-card border border-line bg-paper px-3 pt-1.5 shadow-soft"
    >
      {meals.map((meal) => {
        const isSkipped = meal.state === 'skipped';
        const label = isSkipped ? texts.bringBack : texts.skip;
        return (
          <div key={meal.key} className="flex flex-wrap items-center gap-x-3">
            <Link to="/my-meals" className="wrap-anywhere min-h-11 min-w-0 flex-1 basis-40 py-1 leading-snug">
              <span className="block font-semibold">
                {`${texts.tomorrow} · ${inLanguage(meal.mealTime).name}`}
              </span>
              <span className={`block text-muted text-sm ${isSkipped ? 'line-through' : ''}`}>
                {meal.menu
                  ? dishesWords(meal.menu.dishes.map(({ dishId, ...dish }) => ({ ...dish, id: dishId })))
                  : noMenu}
              </span>
            </Link>
            {isChangeable(meal, now) && (
              <Button
                variant="secondary"
                busy={busy.includes(meal.key)}
                aria-label={`${label}: ${nameOf(meal)}`}
                onClick={() => void (isSkipped ? bringBack(meal) : skip(meal, subscriptionOf(meal)))}
              >
                {label}
              </Button>
            )}
          </div>
        );
      })}
      {balance}
    </section>
  );
}
