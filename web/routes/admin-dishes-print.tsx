import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PrintedMenu } from '#web/staff/menu-print/printed-menu.tsx';
import { menuPrintTexts } from '#web/staff/menu-print/texts.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

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
