import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { menuSheet } from '#web/staff/menus/menu-sheet.tsx';
import { menuAdminTexts } from '#web/staff/menus/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = (page: Page) => prefetchSheet(page, menuSheet, requireScreen(page, '/admin/menus').$id);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(menuAdminTexts, ({ page }) => page);

export default function AdminMenus() {
  const { page } = useTexts(menuAdminTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <SheetScreen sheet={menuSheet} />
    </>
  );
}
