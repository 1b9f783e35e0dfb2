import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { groupSheet } from '#web/staff/option-groups/group-sheet.tsx';
import { groupAdminTexts } from '#web/staff/option-groups/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = (page: Page) => prefetchSheet(page, groupSheet, requireScreen(page, '/admin/options').$id);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(groupAdminTexts, ({ page }) => page);

export default function AdminOptions() {
  const texts = useTexts(groupAdminTexts).page;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <SheetScreen sheet={groupSheet} />
    </>
  );
}
