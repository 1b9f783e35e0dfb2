import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { BreachDesk } from '#web/features/breach/breach-desk.tsx';
import { breachTexts } from '#web/features/breach/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';

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
