import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { PlanPrice, useWeekdaysWords } from './plan-price.tsx';
import type { ShownPlan } from './queries.ts';
import { subscribeTexts } from './subscribing/texts.ts';
import { planTexts } from './texts.ts';
import { useInLanguage } from './words.ts';

/** The head of a plan's page: name, days and price. */
export function PlanHeader({ plan }: { plan: ShownPlan }) {
  const texts = useTexts(planTexts);
  const { name, description } = useInLanguage()(plan);
  const { subscribe } = useTexts(subscribeTexts);
  const weekdaysWords = useWeekdaysWords();
  return (
    <header>
      <Link
        to="/plans"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-chilli-text underline-offset-4 hover:underline"
      >
        <ChevronLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
        {texts.toPlans}
      </Link>
      <div className="mt-1 grid items-start gap-5 md:grid-cols-[1fr_22rem] md:gap-8">
        <div>
          <h1 className="flex items-start gap-3 text-3xl sm:text-4xl">
            <span className="mt-1.5 leading-none sm:mt-2">
              <VegMark type={plan.type} size="large" />
            </span>
            <span className="wrap-anywhere min-w-0">{name}</span>
          </h1>
          <p className="mt-1 text-lg text-muted">{weekdaysWords(plan.weekdays)}</p>
          {description && <p className="wrap-anywhere mt-3 max-w-2xl">{description}</p>}
          <div className="mt-4">
            <PlanPrice plan={plan} />
            <AnchorButton href="#subscribe" className="mt-4 lg:hidden">
              {subscribe}
            </AnchorButton>
          </div>
        </div>
        {plan.imgUrl && (
          <div className="overflow-hidden rounded-card shadow-soft">
            <Picture src={plan.imgUrl} eager sizes="(min-width:768px) 352px, 100vw" />
          </div>
        )}
      </div>
    </header>
  );
}
