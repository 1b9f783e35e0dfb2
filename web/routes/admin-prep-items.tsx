import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ManageItems } from '#web/staff/prep/items/manage-items.tsx';
import { preparedItemsQuery } from '#web/staff/prep/items/queries.ts';
import { prepItemTexts } from '#web/staff/prep/items/texts.ts';
import { prepStationsQuery } from '#web/staff/prep/queries.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/prepared-items');
  await Promise.all([
    page.prefetch(preparedItemsQuery(page.sdk, $id)),
    page.prefetch(prepStationsQuery(page.sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(prepItemTexts, ({ page }) => page);

export default function AdminPrepItems() {
  const { page } = useTexts(prepItemTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <ManageItems />
    </>
  );
}
