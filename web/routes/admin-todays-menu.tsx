import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { todaysMenuTexts } from '#web/staff/todays-menu/texts.ts';
import { TodaysMenu } from '#web/staff/todays-menu/todays-menu.tsx';

/** The browser loads the menu: it has parts that only a browser can pass on. */
const load = async (page: Page) => {
  requireScreen(page, '/admin/dishes');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(todaysMenuTexts, ({ page }) => page);

export default function AdminTodaysMenu() {
  const { page } = useTexts(todaysMenuTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <TodaysMenu adminId={useAdminId()} />
    </>
  );
}
