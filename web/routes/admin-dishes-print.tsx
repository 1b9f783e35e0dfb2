import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { PrintedMenu } from '#web/features/menu-print/printed-menu.tsx';
import { menuPrintTexts } from '#web/features/menu-print/texts.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';

/** The browser loads the dishes: in the document of a long menu they would be megabytes. */
const load = async (page: Page) => {
  requireScreen(page, '/admin/dishes');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(menuPrintTexts, ({ page }) => page);

export default function AdminDishesPrint() {
  const { page } = useTexts(menuPrintTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <PrintedMenu />
    </>
  );
}
