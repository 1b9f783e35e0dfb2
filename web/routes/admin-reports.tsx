import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { LedgerTotalsBar } from '#web/staff/ledger/ledger-totals.tsx';
import { PlanMonthsPanel } from '#web/staff/plans/months/plan-months.tsx';
import { plansAreOnQuery } from '#web/staff/plans/queries.ts';
import { readAddress } from '#web/staff/reports/address.ts';
import { reportQuery } from '#web/staff/reports/queries.ts';
import { ReportView } from '#web/staff/reports/report-view.tsx';
import { reportTexts } from '#web/staff/reports/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/reports');
  await page.prefetch(reportQuery(page.sdk, $id, readAddress(page.url.searchParams)));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(reportTexts, ({ page }) => page);

export default function AdminReports() {
  const admin = useCurrentUser();
  const texts = useTexts(reportTexts).page;
  const { data: hasLedger = false } = useQuery(ledgerIsOnQuery(useSdk()));
  const { data: hasPlans = false } = useQuery(plansAreOnQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      {hasLedger && <LedgerTotalsBar />}
      <ReportView />
      {hasPlans && <PlanMonthsPanel />}
    </>
  );
}
