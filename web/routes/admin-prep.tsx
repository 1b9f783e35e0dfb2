import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PrepScreen } from '#web/staff/prep/prep-screen.tsx';
import { prepMealTimesQuery, prepStationsQuery } from '#web/staff/prep/queries.ts';
import { prepTexts } from '#web/staff/prep/texts.ts';
import { PrintRows } from '#web/staff/printing/print-rows.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  requireScreen(page, '/admin/prep');
  await Promise.all([
    page.prefetch(prepStationsQuery(page.sdk)),
    page.prefetch(prepMealTimesQuery(page.sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(prepTexts, ({ page }) => page);

export default function AdminPrep() {
  const user = useCurrentUser();
  const { page } = useTexts(prepTexts);
  const { dataUpdatedAt } = useQuery(prepStationsQuery(useSdk()));
  if (!user) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <PrepScreen user={user} loadedAt={dataUpdatedAt} print={(list) => <PrintRows {...list} />} />
    </>
  );
}
