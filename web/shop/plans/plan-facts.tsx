import type { ReactNode } from 'react';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { Served, ShownMealTime, ShownMenu, ShownPlan } from './queries.ts';
import type { ServedDay } from './served-days.ts';
import { ServedList } from './served-list.tsx';
import { planTexts } from './texts.ts';
import { useInLanguage, useMealTimeWords } from './words.ts';

/** More areas than this are not listed: whoever types their pincode is told. */
const LISTED_AREAS = 12;

interface PlanFactsProps {
  plan: Pick<ShownPlan, 'areaIds'>;
  mealTimes: Served['mealTimes'];
  weeks: { title: string; days: readonly ServedDay<ShownMealTime, ShownMenu>[] }[];
  /** Asks for a pincode and says whether the kitchen delivers there. */
  pincodeCheck: ReactNode;
}

/** What somebody wants to know of a plan before they subscribe: what is served, when it comes and where to. */
export function PlanFacts({ plan, mealTimes, weeks, pincodeCheck }: PlanFactsProps) {
  const texts = useTexts(planTexts);
  const inLanguage = useInLanguage();
  const words = useMealTimeWords();
  const { areas } = useSiteSettings();
  const offered = areas.filter(
    ({ areaId, plans }) => plans && (plan.areaIds.length === 0 || plan.areaIds.includes(areaId)),
  );
  return (
    <div className="grid gap-6">
      <Panel title={texts.served}>
        <div className="grid gap-5">
          {weeks
            .filter(({ days }) => days.length > 0)
            .map(({ title, days }) => (
              <section key={title}>
                <h3 className="font-semibold text-base">{title}</h3>
                <ServedList days={days} />
              </section>
            ))}
        </div>
      </Panel>
      <Panel title={texts.when}>
        <dl className="grid gap-4">
          {mealTimes.map((mealTime) => (
            <div key={mealTime.id}>
              <dt className="font-semibold">
                {[inLanguage(mealTime).name, words.window(mealTime)].join(', ')}
              </dt>
              <dd className="text-muted">{words.cutoff(mealTime)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={texts.where}>
        {areas.length === 0 ? (
          <p>{texts.everywhere}</p>
        ) : (
          <>
            {offered.length <= LISTED_AREAS && (
              <p>{texts.areas(offered.map(({ name }) => name).join(', '))}</p>
            )}
            {pincodeCheck}
          </>
        )}
      </Panel>
    </div>
  );
}
