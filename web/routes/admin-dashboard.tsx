import { CARDS } from '#web/features/admin/cards.ts';
import { Dashboard } from '#web/features/admin/dashboard.tsx';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { totalQuery } from '#web/features/admin/queries.ts';
import { dashboardTexts } from '#web/features/admin/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  const { $id } = requireAdmin(page);
  await Promise.all(CARDS.map(({ counted, only }) => prefetch(totalQuery(sdk, $id, counted, only))));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dashboardTexts, ({ page }) => page);

export default function AdminDashboard() {
  const admin = useCurrentUser();
  const texts = useTexts(dashboardTexts);
  if (!admin) return null;
  return (
    <>
      <AdminHeading
        title={texts.page.title}
        actions={
          <LinkButton to="/menu" variant="secondary">
            {texts.seeMenu}
          </LinkButton>
        }
      >
        {texts.greeting(admin.name)}
      </AdminHeading>
      <Dashboard adminId={admin.$id} />
    </>
  );
}
