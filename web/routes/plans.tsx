import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { isClosedOn } from '#domain/plans/closed-days.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { hoursQuery } from '#web/shared/opening/hours.ts';
import { PlanCard } from '#web/shop/plans/plan-card.tsx';
import { plansData } from '#web/shop/plans/plans-data.ts';
import { plansQuery, type Served, type ShownPlan, servedQuery } from '#web/shop/plans/queries.ts';
import { requirePlans } from '#web/shop/plans/require-plans.ts';
import { endOfWeek, servedDays } from '#web/shop/plans/served-days.ts';
import { planTexts } from '#web/shop/plans/texts.ts';
import { useToday } from '#web/shop/plans/words.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { allOf, ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';

const load = async (page: Page) => {
  const timeZone = requirePlans(page);
  const { sdk, prefetch } = page;
  await Promise.all([
    prefetch(plansQuery(sdk)),
    prefetch(servedQuery(sdk, timeZone)),
    prefetch(hoursQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(planTexts, ({ page }, shop) => page(shop));

const CLOSED_NEVER = { exceptions: [] };
const NO_WEEK = { title: '', days: [] };

/** The plans that customers can subscribe to (PLAN-21). */
export default function Plans() {
  const texts = useTexts(planTexts);
  const sdk = useSdk();
  const { shop } = useSiteSettings();
  const { publicUrl } = usePublicSettings();
  const plans = useQuery(plansQuery(sdk));
  const served = useQuery(servedQuery(sdk, shop.timeZone));
  const { data: hours = CLOSED_NEVER } = useQuery(hoursQuery(sdk));
  const today = useToday(served.data?.today ?? '');
  const weeksOf = (plan: ShownPlan, shown: Served) => {
    const sunday = endOfWeek(today);
    const daysOf = (from: Day, to: Day) => servedDays(plan, shown, { from, to }, isClosedOn(hours));
    return [
      { title: texts.thisWeek, days: daysOf(today, sunday) },
      { title: texts.nextWeek, days: daysOf(addDays(sunday, 1), addDays(sunday, 7)) },
    ];
  };
  const failed = [plans, served].filter(({ isError, data }) => isError && !data);
  const { data: list } = plans;
  const menus = served.data;
  return (
    <div className="container-page max-w-5xl pt-8 pb-12 lg:pt-12">
      <h1 className="text-4xl md:text-5xl">{texts.heading}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">{texts.lead}</p>
      {failed.length > 0 && <ErrorState title={texts.loadFailed} query={allOf(failed)} />}
      {failed.length === 0 && (!list || !menus) && (
        <Loading label={texts.loading}>
          <Skeleton className="h-80" />
        </Loading>
      )}
      {list && menus && (
        <>
          <StructuredData data={import.meta.env.SSR ? plansData(publicUrl, shop.name, list) : undefined} />
          {list.length === 0 && (
            <EmptyState
              picture={<CalendarDays className="size-14" aria-hidden="true" />}
              title={texts.none}
              action={<LinkButton to="/menu">{texts.toMenu}</LinkButton>}
            >
              {texts.noneHint}
            </EmptyState>
          )}
          <div className="grid gap-6">
            {list.map((plan, index) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                week={weeksOf(plan, menus).find(({ days }) => days.length > 0) ?? NO_WEEK}
                eager={index === 0}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
