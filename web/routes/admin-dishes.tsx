import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { ManageDishes } from '#web/features/dishes-admin/manage-dishes.tsx';
import { allDishesQuery } from '#web/features/dishes-admin/queries.ts';
import { dishAdminTexts } from '#web/features/dishes-admin/texts.ts';
import { menusQuery } from '#web/features/menus/queries.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireScreen(page, '/admin/dishes');
  await Promise.all([prefetch(allDishesQuery(sdk)), prefetch(menusQuery(sdk))]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dishAdminTexts, ({ page }) => page);

export default function AdminDishes() {
  const texts = useTexts(dishAdminTexts);
  const menus = useQuery(menusQuery(useSdk()));
  const search = useListAddress().get('q');
  return (
    <>
      <AdminHeading
        title={texts.page.title}
        actions={<LinkButton to="/admin/dishes/new">{texts.addPage.title}</LinkButton>}
      >
        {texts.page.lead}
      </AdminHeading>
      <ManageDishes key={search} categories={menus.data ?? []} firstSearch={search} />
    </>
  );
}
