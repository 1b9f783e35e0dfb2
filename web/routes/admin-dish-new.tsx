import { useQuery } from '@tanstack/react-query';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { AddDish } from '#web/features/dishes-admin/add-dish.tsx';
import { menuMessages } from '#web/features/menus/messages.ts';
import { menusQuery } from '#web/features/menus/queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Notice } from '#web/ui/notice.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
  await page.prefetch(menusQuery(page.sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Add Dish');

export default function AdminDishNew() {
  const menus = useQuery(menusQuery(useSdk()));
  return (
    <>
      <AdminHeading title="Add Dish">It is on the menu the moment you add it.</AdminHeading>
      {menus.isLoadingError && <Notice tone="error">{menuMessages.loadFailed}</Notice>}
      <AddDish categories={menus.data ?? []} />
    </>
  );
}
