import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { ChangePrices } from '#web/staff/dishes/prices/change-prices.tsx';
import { priceTexts } from '#web/staff/dishes/prices/texts.ts';
import { dishAdminTexts } from '#web/staff/dishes/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireScreen(page, '/admin/dishes');
  await prefetch(menusQuery(sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(priceTexts, ({ page }) => page);

export default function AdminDishPrices() {
  const texts = useTexts(priceTexts).page;
  const dishes = useTexts(dishAdminTexts).page;
  const menus = useQuery(menusQuery(useSdk()));
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
      <ChangePrices categories={menus.data ?? []} />
    </>
  );
}
