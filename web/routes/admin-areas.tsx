import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ManageAreas } from '#web/staff/areas/manage-areas.tsx';
import { areasQuery } from '#web/staff/areas/queries.ts';
import { areasTexts } from '#web/staff/areas/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/areas');
  await page.prefetch(areasQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(areasTexts, ({ page }) => page);

/** Where the kitchen delivers. */
export default function AdminAreas() {
  const { page } = useTexts(areasTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <ManageAreas />
    </>
  );
}
