import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DayScreen } from '#web/staff/day-close/day-screen.tsx';
import { dayQuery } from '#web/staff/day-close/queries.ts';
import { dayCloseTexts } from '#web/staff/day-close/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/day');
  await page.prefetch(dayQuery(page.sdk, $id, page.url.searchParams.get('day') ?? ''));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dayCloseTexts, ({ page }) => page);

export default function AdminDay() {
  const admin = useCurrentUser();
  const { page } = useTexts(dayCloseTexts);
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <DayScreen isOwner={admin.role === 'owner'} />
    </>
  );
}
