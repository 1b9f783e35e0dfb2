import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { issuesQuery } from '#web/shared/order-issues/queries.ts';
import { IssueList } from '#web/staff/order-issues/issue-list.tsx';
import { adminIssueTexts } from '#web/staff/order-issues/texts.ts';
import { MissedMeals } from '#web/staff/plans/missed/missed-meals.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/issues');
  await page.prefetchList(issuesQuery(page.sdk, $id, page.url.searchParams.get('state') ?? ''));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(adminIssueTexts, ({ page }) => page);

export default function AdminIssues() {
  const admin = useCurrentUser();
  const texts = useTexts(adminIssueTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <MissedMeals />
      <IssueList />
    </>
  );
}
