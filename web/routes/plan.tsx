import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isClosedOn } from '#domain/plans/closed-days.ts';
import { addDays } from '#domain/time/local-time.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CustomerForm, VisitorForm } from '#web/routes/plan/subscribe.tsx';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { standingQuery } from '#web/shared/ledger/standing.ts';
import { hoursQuery } from '#web/shared/opening/hours.ts';
import { addressesQuery } from '#web/shop/addresses/queries.ts';
import PincodeCheck from '#web/shop/areas/pincode-check.tsx';
import { PlanFacts } from '#web/shop/plans/plan-facts.tsx';
import { PlanHeader } from '#web/shop/plans/plan-header.tsx';
import { plansData } from '#web/shop/plans/plans-data.ts';
import { plansQuery, servedQuery } from '#web/shop/plans/queries.ts';
import { notFound, requirePlans } from '#web/shop/plans/require-plans.ts';
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
  const { sdk, prefetch, queries, url, user } = page;
  await Promise.all([
    prefetch(plansQuery(sdk)),
    prefetch(servedQuery(sdk, timeZone)),
    prefetch(hoursQuery(sdk)),
    ...(user
      ? [
          prefetch(addressesQuery(sdk, user.$id)),
          prefetch(standingQuery(sdk, user.$id)),
          prefetch(myCompanyQuery(sdk, user.$id)),
        ]
      : []),
  ]);
  const plans = queries.getQueryData(plansQuery(sdk).queryKey);
  if (import.meta.env.SSR && plans && !plans.some(({ id }) => url.pathname.endsWith(`/${id}`)))
    throw notFound();
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(planTexts, ({ planPage }) => planPage);

const CLOSED_NEVER = { exceptions: [] };

/** A plan: what it serves, what it costs, and how to subscribe (PLAN-22). */
export default function Plan() {
  const texts = useTexts(planTexts);
  const { id } = useParams();
  const sdk = useSdk();
  const settings = useSiteSettings();
  const { publicUrl } = usePublicSettings();
  const plans = useQuery(plansQuery(sdk));
  const served = useQuery(servedQuery(sdk, settings.shop.timeZone));
  const { data: hours = CLOSED_NEVER } = useQuery(hoursQuery(sdk));
  const today = useToday(served.data?.today ?? '');
  const now = useNow(served.dataUpdatedAt || Date.now());
  const user = useCurrentUser();
  const failed = [plans, served].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) return <ErrorState title={texts.loadFailed} query={allOf(failed)} />;
  const menus = served.data;
  if (!plans.data || !menus)
    return (
      <div className="container-page py-12">
        <Loading label={texts.loading}>
          <Skeleton className="h-96" />
        </Loading>
      </div>
    );
  const plan = plans.data.find((each) => each.id === id);
  if (!plan)
    return (
      <EmptyState
        heading="h1"
        title={texts.none}
        action={<LinkButton to="/plans">{texts.toPlans}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  const sunday = endOfWeek(today);
  const daysOf = (from: string, to: string) => servedDays(plan, menus, { from, to }, isClosedOn(hours));
  const weeks = [
    { title: texts.thisWeek, days: daysOf(today, sunday) },
    { title: texts.nextWeek, days: daysOf(addDays(sunday, 1), addDays(sunday, 7)) },
  ];
  const mealTimes = menus.mealTimes.filter((mealTime) => plan.mealTimeIds.includes(mealTime.id));
  const form = { plan, mealTimes, isClosed: isClosedOn(hours), today, now };
  return (
    <div className="container-page pt-6 pb-12 lg:pt-10">
      <StructuredData
        data={import.meta.env.SSR ? plansData(publicUrl, settings.shop.name, [plan]) : undefined}
      />
      <PlanHeader plan={plan} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_26rem]">
        <PlanFacts
          plan={plan}
          mealTimes={mealTimes}
          weeks={weeks}
          pincodeCheck={<PincodeCheck settings={settings} planAreas={plan.areaIds} />}
        />
        {user ? (
          <CustomerForm key={plan.id} user={user} {...form} />
        ) : (
          <VisitorForm key={plan.id} {...form} />
        )}
      </div>
    </div>
  );
}
