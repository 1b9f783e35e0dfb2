import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { arrangingTexts } from '#web/staff/dishes/arranging/texts.ts';
import { HiddenDishes, hiddenDishesQuery } from '#web/staff/dishes/hidden-dishes.tsx';
import { ManageDishes } from '#web/staff/dishes/manage-dishes.tsx';
import { priceTexts } from '#web/staff/dishes/prices/texts.ts';
import { searchedDishesQuery } from '#web/staff/dishes/queries.ts';
import { dishAdminTexts } from '#web/staff/dishes/texts.ts';
import { dishesCsvTexts } from '#web/staff/dishes-csv/texts.ts';
import { menuPrintTexts } from '#web/staff/menu-print/texts.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { todaysMenuTexts } from '#web/staff/todays-menu/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch, url } = page;
  const { $id } = requireScreen(page, '/admin/dishes');
  await Promise.all([
    page.prefetchList(searchedDishesQuery(sdk, $id, url.searchParams.get('q') ?? '')),
    prefetch(menusQuery(sdk)),
    prefetch(hiddenDishesQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dishAdminTexts, ({ page }) => page);

export default function AdminDishes() {
  const admin = useCurrentUser();
  const texts = useTexts(dishAdminTexts);
  const arranging = useTexts(arrangingTexts).page;
  const prices = useTexts(priceTexts).page;
  const file = useTexts(dishesCsvTexts).page;
  const printed = useTexts(menuPrintTexts).page;
  const today = useTexts(todaysMenuTexts).page;
  const menus = useQuery(menusQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading
        title={texts.page.title}
        actions={
          <>
            <LinkButton to="/admin/dishes/order" variant="secondary">
              {arranging.title}
            </LinkButton>
            <LinkButton to="/admin/dishes/prices" variant="secondary">
              {prices.title}
            </LinkButton>
            <LinkButton to="/admin/dishes/import" variant="secondary">
              {file.name}
            </LinkButton>
            <LinkButton to="/admin/dishes/print" variant="secondary">
              {printed.title}
            </LinkButton>
            <LinkButton to="/admin/dishes/today" variant="secondary">
              {today.name}
            </LinkButton>
            <LinkButton to="/admin/dishes/new">{texts.addPage.title}</LinkButton>
          </>
        }
      >
        {texts.page.lead}
      </AdminHeading>
      <HiddenDishes />
      <ManageDishes categories={menus.data ?? []} />
    </>
  );
}
