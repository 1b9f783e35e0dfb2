import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { toTellQuery } from '#web/staff/to-tell/queries.ts';
import { toTellTexts } from '#web/staff/to-tell/texts.ts';
import { ToTellList } from '#web/staff/to-tell/to-tell-list.tsx';
import { todaysMenuTexts } from '#web/staff/todays-menu/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/to-tell');
  await page.prefetch(toTellQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(toTellTexts, ({ page }) => page);

export default function AdminToTell() {
  const admin = useCurrentUser();
  const { page } = useTexts(toTellTexts);
  const today = useTexts(todaysMenuTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading
        title={page.title}
        actions={
          <LinkButton to="/admin/dishes/today" variant="secondary">
            {today.name}
          </LinkButton>
        }
      >
        {page.lead}
      </AdminHeading>
      <ToTellList adminId={admin.$id} />
    </>
  );
}
