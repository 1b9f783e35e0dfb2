import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { readAddress } from '#web/features/reports/address.ts';
import { reportQuery } from '#web/features/reports/queries.ts';
import { ReportView } from '#web/features/reports/report-view.tsx';
import { reportTexts } from '#web/features/reports/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

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
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ReportView adminId={admin.$id} />
    </>
  );
}
