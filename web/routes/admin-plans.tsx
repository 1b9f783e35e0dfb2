import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { ManagePlans } from '#web/staff/plans/manage-plans.tsx';
import { mealTimeSheet } from '#web/staff/plans/meal-time-sheet.tsx';
import { mealTimesQuery, plansAreOnQuery, plansQuery } from '#web/staff/plans/queries.ts';
import { SwitchOn, WhatPlansNeed } from '#web/staff/plans/switch-on.tsx';
import { planAdminTexts } from '#web/staff/plans/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/plans');
  await Promise.all([
    page.prefetch(plansQuery(page.sdk, $id)),
    page.prefetch(mealTimesQuery(page.sdk, $id)),
    prefetchSheet(page, mealTimeSheet, $id),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(planAdminTexts, ({ page }) => page);

export default function AdminPlans() {
  const admin = useCurrentUser();
  const { page } = useTexts(planAdminTexts);
  const { data: isOn = true } = useQuery(plansAreOnQuery(useSdk()));
  if (!admin) return null;
  const isOwner = admin.role === 'owner';
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      {isOn ? (
        <>
          <WhatPlansNeed isOwner={isOwner} />
          <ManagePlans />
        </>
      ) : (
        <SwitchOn isOwner={isOwner} />
      )}
    </>
  );
}
