import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BreachDesk } from '#web/staff/breach/breach-desk.tsx';
import { breachTexts } from '#web/staff/breach/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireScreen(page, '/admin/breach');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(breachTexts, ({ page }) => page);

export default function AdminBreach() {
  const texts = useTexts(breachTexts).page;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <BreachDesk />
    </>
  );
}
