import { useQuery } from '@tanstack/react-query';
import { menuMessages } from '#domain/menus/messages.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { AddDish } from '#web/features/dishes-admin/add-dish.tsx';
import { dishAdminTexts } from '#web/features/dishes-admin/texts.ts';
import { menusQuery } from '#web/features/menus/queries.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
  await page.prefetch(menusQuery(page.sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dishAdminTexts, ({ addPage }) => addPage);

export default function AdminDishNew() {
  const texts = useTexts(dishAdminTexts);
  const { loadFailed } = useTexts(menuMessages);
  const menus = useQuery(menusQuery(useSdk()));
  return (
    <>
      <AdminHeading title={texts.addPage.title}>{texts.addPage.lead}</AdminHeading>
      {menus.isLoadingError && <Notice tone="error">{loadFailed}</Notice>}
      <AddDish categories={menus.data ?? []} />
    </>
  );
}
