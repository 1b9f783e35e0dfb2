import { useQuery } from '@tanstack/react-query';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { dishMessages } from '#web/features/dishes/messages.ts';
import { ManageDishes } from '#web/features/dishes-admin/manage-dishes.tsx';
import { allDishesQuery } from '#web/features/dishes-admin/queries.ts';
import { menusQuery } from '#web/features/menus/queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireAdmin(page);
  await Promise.all([prefetch(allDishesQuery(sdk)), prefetch(menusQuery(sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Manage Dishes');

export default function AdminDishes() {
  const menus = useQuery(menusQuery(useSdk()));
  return (
    <>
      <AdminHeading title="Manage Dishes" actions={<LinkButton to="/admin/dishes/new">Add Dish</LinkButton>}>
        What the kitchen cooks, and what of it can be ordered now.
      </AdminHeading>
      <ManageDishes categories={menus.data ?? []} loadFailed={dishMessages.loadFailed} />
    </>
  );
}
