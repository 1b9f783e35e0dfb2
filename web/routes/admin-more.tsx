import { requireScreen } from '#web/admin-guard.ts';
import { MORE_SCREENS } from '#web/admin-screens.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { More } from '#web/staff/shell/more.tsx';
import { moreTexts } from '#web/staff/shell/shell-texts.ts';

const load = async (page: Page) => {
  requireScreen(page, '/admin/more');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(moreTexts, ({ page }) => page);

export default function AdminMore() {
  const admin = useCurrentUser();
  const texts = useTexts(moreTexts).page;
  if (!admin?.role) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <More screens={MORE_SCREENS} role={admin.role} />
    </>
  );
}
