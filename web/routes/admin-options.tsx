import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import { allGroupsQuery } from '#web/shared/option-groups/stored-groups.ts';
import { ManageGroups } from '#web/staff/option-groups/manage-groups.tsx';
import { groupAdminTexts } from '#web/staff/option-groups/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { sdk, prefetch } = page;
  requireScreen(page, '/admin/options');
  await prefetch(allGroupsQuery(sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(groupAdminTexts, ({ page }) => page);

export default function AdminOptions() {
  const texts = useTexts(groupAdminTexts).page;
  const { data: dishes } = useQuery(briefDishesQuery(useSdk()));
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ManageGroups
        dishes={dishes ?? []}
        usedBy={(group) => dishes?.filter(({ groups }) => groups?.includes(group)).length}
      />
    </>
  );
}
