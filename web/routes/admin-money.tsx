import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { DayBar } from '#web/staff/day-close/day-bar.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { MoneyScreen } from '#web/staff/sightings/money-screen.tsx';
import { seenMoneyQuery } from '#web/staff/sightings/queries.ts';
import { seenMoneyTexts } from '#web/staff/sightings/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/money');
  await Promise.all([
    page.prefetch(seenMoneyQuery(page.sdk, $id, page.url.searchParams.get('day') ?? '')),
    page.prefetch(documentsQuery(page.sdk, 'learntWordings', $id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(seenMoneyTexts, ({ page }) => page);

export default function AdminMoney() {
  const admin = useCurrentUser();
  const { page } = useTexts(seenMoneyTexts);
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <MoneyScreen adminId={admin.$id} isOwner={admin.role === 'owner'} DayBar={DayBar} />
    </>
  );
}
