import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { areaSheet } from '#web/staff/areas/area-sheet.tsx';
import { AreasOverview } from '#web/staff/areas/areas-overview.tsx';
import { areasTexts } from '#web/staff/areas/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = (page: Page) => prefetchSheet(page, areaSheet, requireScreen(page, '/admin/areas').$id);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(areasTexts, ({ page }) => page);

/** Where the kitchen delivers. */
export default function AdminAreas() {
  const { page } = useTexts(areasTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <SheetScreen sheet={areaSheet}>
        <AreasOverview />
      </SheetScreen>
    </>
  );
}
