import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetPanel } from '#web/sheets/sheet-panel.tsx';
import { deviceSheet } from '#web/staff/devices/device-sheet.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { invitationsQuery, teamQuery } from '#web/staff/team/queries.ts';
import { Team } from '#web/staff/team/team.tsx';
import { teamTexts } from '#web/staff/team/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/team');
  await Promise.all([
    page.prefetch(teamQuery(page.sdk, $id)),
    page.prefetch(invitationsQuery(page.sdk, $id)),
    prefetchSheet(page, deviceSheet, $id),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(teamTexts, ({ page }) => page);

export default function AdminTeam() {
  const admin = useCurrentUser();
  const texts = useTexts(teamTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <Team givesRoles={admin.role === 'owner'} />
      <div className="mt-8">
        <SheetPanel sheet={deviceSheet} />
      </div>
    </>
  );
}
