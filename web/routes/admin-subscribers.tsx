import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SheetPanel } from '#web/sheets/sheet-panel.tsx';
import { companySheet } from '#web/staff/companies/company-sheet.tsx';
import { MissedMeals } from '#web/staff/plans/missed/missed-meals.tsx';
import { NewPrices } from '#web/staff/plans/prices/new-prices.tsx';
import { mealTimesQuery, plansAreOnQuery, plansQuery } from '#web/staff/plans/queries.ts';
import { PlanSubscriberList } from '#web/staff/plans/subscriber-list.tsx';
import { shownOf, subscribersQuery } from '#web/staff/plans/subscribers/queries.ts';
import { planSubscriberTexts } from '#web/staff/plans/subscribers/texts.ts';
import { SwitchOn, WhatPlansNeed } from '#web/staff/plans/switch-on.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/subscribers');
  const { searchParams } = page.url;
  const asked = { show: shownOf(searchParams.get('show')), search: searchParams.get('q') ?? '' };
  await Promise.all([
    page.prefetchList(subscribersQuery(page.sdk, $id, asked)),
    page.prefetch(plansQuery(page.sdk, $id)),
    page.prefetch(mealTimesQuery(page.sdk, $id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(planSubscriberTexts, ({ page }) => page);

export default function AdminSubscribers() {
  const admin = useCurrentUser();
  const { page } = useTexts(planSubscriberTexts);
  const { data: isOn = true } = useQuery(plansAreOnQuery(useSdk()));
  if (!admin) return null;
  const isOwner = admin.role === 'owner';
  return (
    <>
      <AdminHeading
        title={page.title}
        actions={
          isOn && (
            <LinkButton to="/admin/customers/import" variant="secondary">
              {page.bring}
            </LinkButton>
          )
        }
      >
        {page.lead}
      </AdminHeading>
      {isOn ? (
        <>
          <WhatPlansNeed isOwner={isOwner} />
          <PlanSubscriberList>
            <NewPrices />
          </PlanSubscriberList>
          <MissedMeals />
          <div className="mt-8">
            <SheetPanel sheet={companySheet} />
          </div>
        </>
      ) : (
        <SwitchOn isOwner={isOwner} />
      )}
    </>
  );
}
