import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { AuditList } from '#web/staff/audits/audit-list.tsx';
import { auditsQuery } from '#web/staff/audits/queries.ts';
import { auditTexts } from '#web/staff/audits/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { usePageWords } from '#web/staff/site-settings/page-words.ts';
import { settingNames } from '#web/staff/site-settings/setting-names.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/audit');
  const { sdk, prefetch } = page;
  await Promise.all([
    page.prefetchList(auditsQuery(sdk, $id, page.url.searchParams)),
    prefetch(menusQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(auditTexts, ({ page }) => page);

export default function AdminAudit() {
  const admin = useCurrentUser();
  const texts = useTexts(auditTexts).page;
  const pick = usePageWords();
  const sdk = useSdk();
  const { data: menus } = useQuery(menusQuery(sdk));
  const { data: dishes } = useQuery(briefDishesQuery(sdk));
  if (!admin) return null;
  const named = { menuId: menus, dishId: dishes };
  const nameOf = (field: string, id: string) =>
    Object.hasOwn(named, field)
      ? named[field as keyof typeof named]?.find(({ $id }) => $id === id)?.name
      : undefined;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <AuditList names={{ nameOf, settings: settingNames(pick) }} />
    </>
  );
}
