import { useQuery } from '@tanstack/react-query';
import { menuMessages } from '#domain/menus/messages.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { AddDish } from '#web/staff/dishes/add-dish.tsx';
import { copyOf } from '#web/staff/dishes/copy-dish.ts';
import { adminDishQuery } from '#web/staff/dishes/queries.ts';
import { dishAdminTexts } from '#web/staff/dishes/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** The parameter of the address that names the dish to copy. */
const FROM = 'from';

const load = async (page: Page) => {
  const { sdk, prefetch, url } = page;
  requireAdmin(page);
  const from = url.searchParams.get(FROM);
  await Promise.all([prefetch(menusQuery(sdk)), from ? prefetch(adminDishQuery(sdk, from)) : undefined]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(dishAdminTexts, ({ addPage }) => addPage);

export default function AdminDishNew() {
  const texts = useTexts(dishAdminTexts);
  const { loadFailed } = useTexts(menuMessages);
  const menus = useQuery(menusQuery(useSdk()));
  const address = useListAddress();
  const from = address.get(FROM);
  const original = useQuery({ ...adminDishQuery(useSdk(), from), enabled: from !== '' });
  const copied = from === '' ? undefined : original.data;
  return (
    <>
      <AdminHeading title={copied ? texts.copyPage.title(copied.name) : texts.addPage.title}>
        {copied ? texts.copyPage.lead : texts.addPage.lead}
      </AdminHeading>
      {menus.isLoadingError && <Notice tone="error">{loadFailed}</Notice>}
      {from !== '' && !copied && !original.isPending && <Notice tone="error">{texts.copyPage.gone}</Notice>}
      {from !== '' && original.isPending ? (
        <Loading label={texts.list.loading}>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <AddDish
          categories={menus.data ?? []}
          {...(copied && { first: copyOf(copied, texts.copyPage.name) })}
          onAdded={() => address.set({ [FROM]: '' })}
        />
      )}
    </>
  );
}
