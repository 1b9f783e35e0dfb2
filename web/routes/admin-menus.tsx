import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/staff/dishes/queries.ts';
import { ManageMenus } from '#web/staff/menus/manage-menus.tsx';
import { fullMenusQuery } from '#web/staff/menus/queries.ts';
import { menuAdminTexts } from '#web/staff/menus/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireScreen(page, '/admin/menus');
  await prefetch(fullMenusQuery(sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(menuAdminTexts, ({ page }) => page);

export default function AdminMenus() {
  const texts = useTexts(menuAdminTexts).page;
  const { data: dishes } = useQuery(briefDishesQuery(useSdk()));
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ManageMenus dishesIn={(menu) => dishes?.filter(({ menuId }) => menuId === menu).length} />
    </>
  );
}
