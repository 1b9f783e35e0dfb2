import { Link } from 'react-router';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PlanPrice, useWeekdaysWords } from './plan-price.tsx';
import type { ShownMealTime, ShownMenu, ShownPlan } from './queries.ts';
import type { ServedDay } from './served-days.ts';
import { ServedList } from './served-list.tsx';
import { planTexts } from './texts.ts';
import { useInLanguage } from './words.ts';

interface PlanCardProps {
  plan: ShownPlan;
  /** The days that are left of this week, or those of the next if none is. */
  week: { title: string; days: readonly ServedDay<ShownMealTime, ShownMenu>[] };
  eager: boolean;
}

/** A plan in the list, with what it serves this week. */
export function PlanCard({ plan, week, eager }: PlanCardProps) {
  const texts = useTexts(planTexts);
  const { name, description } = useInLanguage()(plan);
  const weekdaysWords = useWeekdaysWords();
  const to = `/plans/${plan.id}`;
  return (
    <article className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-paper shadow-soft md:grid-cols-[20rem_1fr]">
      {plan.imgUrl && (
        <Link
          to={to}
          tabIndex={-1}
          aria-hidden="true"
          className="block md:p-6 md:pr-0 md:[&_img]:rounded-card [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-cover"
        >
          <Picture src={plan.imgUrl} eager={eager} sizes="(min-width:768px) 320px, 100vw" />
        </Link>
      )}
      <div className="grid grid-cols-1 content-start gap-4 p-5 sm:p-6">
        <div>
          <h2 className="flex items-start gap-2.5 text-2xl">
            <span className="mt-1.5 leading-none">
              <VegMark type={plan.type} />
            </span>
            <Link to={to} className="wrap-anywhere min-w-0 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{weekdaysWords(plan.weekdays)}</p>
          {description && <p className="wrap-anywhere mt-2">{description}</p>}
        </div>
        <PlanPrice plan={plan} />
        {week.days.length > 0 && (
          <section>
            <h3 className="font-semibold text-base">{week.title}</h3>
            <ServedList days={week.days} />
          </section>
        )}
        <LinkButton to={to} className="justify-self-start">
          {texts.see(name)}
        </LinkButton>
      </div>
    </article>
  );
}
