import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { itemSheet } from '#web/staff/prep/items/item-sheet.tsx';
import { prepItemTexts } from '#web/staff/prep/items/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = (page: Page) => prefetchSheet(page, itemSheet, requireScreen(page, '/admin/prepared-items').$id);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(prepItemTexts, ({ page }) => page);

export default function AdminPrepItems() {
  const { page } = useTexts(prepItemTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <SheetScreen sheet={itemSheet} />
    </>
  );
}
