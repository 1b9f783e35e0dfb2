import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney, times } from '#domain/money.ts';
import type { PlannedMonth } from '#domain/plans/planned-month.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownStanding } from '#web/shared/ledger/standing.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Served, ShownPlan } from '../queries.ts';
import type { Choice } from './choice.ts';
import { useFirstMealWords } from './summary.tsx';
import { subscribeTexts } from './texts.ts';

interface SubscribedProps {
  plan: ShownPlan;
  choice: Choice;
  month: PlannedMonth;
  mealTimes: Served['mealTimes'];
  standing: ShownStanding | undefined;
}

/** Says that somebody is subscribed, when the first meal comes, and what to pay in for it. */
export function Subscribed({ plan, choice, month, mealTimes, standing }: SubscribedProps) {
  const texts = useTexts(subscribeTexts);
  const firstMealWords = useFirstMealWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cost = times(plan.price, choice.quantity);
  const isShort = choice.pay === 'ahead' && standing !== undefined && standing.usable < cost;
  return (
    <section id="subscribe" className="scroll-mt-24 rounded-card border border-line bg-paper shadow-soft">
      <EmptyState
        picture={<CircleCheck className="size-14" aria-hidden="true" />}
        title={texts.done}
        headingRef={heading}
        action={
          <>
            {isShort && <LinkButton to="/balance">{texts.payIn}</LinkButton>}
            <LinkButton to="/my-meals" variant={isShort ? 'secondary' : 'primary'}>
              {texts.yourMeals}
            </LinkButton>
          </>
        }
      >
        <p>{firstMealWords(month.first, mealTimes)}</p>
        {isShort && <p className="mt-1">{texts.payAhead(formatMoney(cost))}</p>}
      </EmptyState>
    </section>
  );
}
