import { useQuery } from '@tanstack/react-query';
import { Soup } from 'lucide-react';
import { requireScreen } from '#web/admin-guard.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PlanWeek } from '#web/staff/plans/menu/plan-week.tsx';
import { servableDishesQuery } from '#web/staff/plans/menu/queries.ts';
import { planMenuTexts } from '#web/staff/plans/menu/texts.ts';
import { mealTimesQuery, plansAreOnQuery, plansQuery } from '#web/staff/plans/queries.ts';
import { PlanRatings } from '#web/staff/plans/ratings/plan-ratings.tsx';
import { SwitchOn } from '#web/staff/plans/switch-on.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/plan-menu');
  await Promise.all([
    page.prefetch(plansQuery(page.sdk, $id)),
    page.prefetch(mealTimesQuery(page.sdk, $id)),
    page.prefetch(servableDishesQuery(page.sdk, $id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(planMenuTexts, ({ page }) => page);

function Week({ adminId }: { adminId: string }) {
  const texts = useTexts(planMenuTexts);
  const sdk = useSdk();
  const address = useListAddress();
  const { data: plans = [], dataUpdatedAt } = useQuery(plansQuery(sdk, adminId));
  const { data: mealTimes = [] } = useQuery(mealTimesQuery(sdk, adminId));
  const plan = plans.find(({ $id }) => $id === address.get('plan')) ?? plans[0];
  if (!plan)
    return (
      <EmptyState
        picture={<Soup className="size-14" aria-hidden="true" />}
        title={texts.noPlan}
        action={<LinkButton to="/admin/plans">{texts.toPlans}</LinkButton>}
      >
        {texts.noPlanHint}
      </EmptyState>
    );
  return (
    <>
      <PlanWeek plans={plans} plan={plan} mealTimes={mealTimes} loadedAt={dataUpdatedAt} />
      <PlanRatings mealTimes={mealTimes} />
    </>
  );
}

export default function AdminPlanMenu() {
  const admin = useCurrentUser();
  const { page } = useTexts(planMenuTexts);
  const { data: isOn = true } = useQuery(plansAreOnQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      {isOn ? <Week adminId={admin.$id} /> : <SwitchOn isOwner={admin.role === 'owner'} />}
    </>
  );
}
