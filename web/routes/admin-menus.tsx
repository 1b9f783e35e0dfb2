import { useQuery } from '@tanstack/react-query';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { allDishesQuery } from '#web/features/dishes-admin/queries.ts';
import { menuMessages } from '#web/features/menus/messages.ts';
import { ManageMenus } from '#web/features/menus-admin/manage-menus.tsx';
import { fullMenusQuery } from '#web/features/menus-admin/queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireAdmin(page);
  await Promise.all([prefetch(fullMenusQuery(sdk)), prefetch(allDishesQuery(sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Menus');

export default function AdminMenus() {
  const { data: dishes } = useQuery(allDishesQuery(useSdk()));
  return (
    <>
      <AdminHeading title="Menus">
        The categories of your dishes, in the order customers see them.
      </AdminHeading>
      <ManageMenus
        loadFailed={menuMessages.loadFailed}
        dishesIn={(menu) => dishes?.filter(({ menuId }) => menuId === menu).length}
      />
    </>
  );
}
