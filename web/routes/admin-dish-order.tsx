import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { ArrangeDishes } from '#web/staff/dishes/arranging/arrange-dishes.tsx';
import { arrangedDishesQuery, partOf } from '#web/staff/dishes/arranging/queries.ts';
import { arrangingTexts } from '#web/staff/dishes/arranging/texts.ts';
import { dishAdminTexts } from '#web/staff/dishes/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch, url } = page;
  const { searchParams } = url;
  requireScreen(page, '/admin/dishes');
  await Promise.all([
    prefetch(
      arrangedDishesQuery(sdk, searchParams.get('menu') ?? '', partOf(searchParams.get('part') ?? '')),
    ),
    prefetch(menusQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(arrangingTexts, ({ page }) => page);

export default function AdminDishOrder() {
  const texts = useTexts(arrangingTexts).page;
  const dishes = useTexts(dishAdminTexts).page;
  const menus = useQuery(menusQuery(useSdk()));
  const address = useListAddress();
  return (
    <>
      <AdminHeading
        title={texts.title}
        actions={
          <LinkButton to="/admin/dishes" variant="secondary">
            {dishes.title}
          </LinkButton>
        }
      >
        {texts.lead}
      </AdminHeading>
      <ArrangeDishes
        categories={menus.data ?? []}
        menuId={address.get('menu')}
        onMenu={(menu) => address.set({ menu, part: '' })}
        part={partOf(address.get('part'))}
        onPart={(part) => address.set({ part: part === 0 ? '' : `${part + 1}` })}
      />
    </>
  );
}
