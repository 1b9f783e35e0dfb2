import { useLoaderData } from 'react-router';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { GrievanceList } from '#web/staff/grievances/grievance-list.tsx';
import { grievancesQuery } from '#web/staff/grievances/queries.ts';
import { grievanceAdminTexts } from '#web/staff/grievances/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/grievances');
  await page.prefetchList(grievancesQuery(page.sdk, $id, page.url.searchParams));
  return { now: Date.now() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(grievanceAdminTexts, ({ page }) => page);

export default function AdminGrievances() {
  const admin = useCurrentUser();
  const texts = useTexts(grievanceAdminTexts).page;
  const { now } = useLoaderData<typeof clientLoader>();
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <GrievanceList now={new Date(now)} />
    </>
  );
}
