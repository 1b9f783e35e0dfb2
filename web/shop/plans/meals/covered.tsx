import type { Paise } from '#domain/money.ts';
import { HOUSE } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ShownSubscription } from '../subscriptions.ts';
import { isChangeable } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

/** A balance for fewer meals than this is low. */
const FEW = 3;

interface CoveredProps {
  meals: readonly ShownMeal[];
  subscriptions: readonly ShownSubscription[];
  /** What the customer can use of their balance. */
  usable: Paise;
  now: Date;
}

/** Warns a customer whose balance is enough for few of the next meals only. */
export function Covered({ meals, subscriptions, usable, now }: CoveredProps) {
  const texts = useTexts(myMealTexts);
  const fromBalance = subscriptions.filter(({ paidBy }) => paidBy !== HOUSE).map(({ id }) => id);
  const next = meals.filter(
    (meal) =>
      meal.state === 'planned' && isChangeable(meal, now) && fromBalance.includes(meal.subscriptionId),
  );
  let left: number = usable;
  const short = next.findIndex(({ beside, isOnCredit }) => {
    if (beside > left && isOnCredit) {
      left = 0;
      return false;
    }
    left -= beside;
    return left < 0;
  });
  if (short === -1 || short >= FEW) return null;
  return (
    <Notice tone="warning">
      <p>{texts.covers(short)}</p>
      <LinkButton to="/balance" variant="secondary" className="mt-3">
        {texts.payIn}
      </LinkButton>
    </Notice>
  );
}
