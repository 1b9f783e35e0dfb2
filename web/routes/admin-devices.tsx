import { AdminHeading } from '#web/features/admin/heading.tsx';
import { ManageDevices } from '#web/features/devices/manage-devices.tsx';
import { devicesQuery } from '#web/features/devices/queries.ts';
import { deviceTexts } from '#web/features/devices/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireAdmin(page);
  await page.prefetch(devicesQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(deviceTexts, ({ page }) => page);

export default function AdminDevices() {
  const admin = useCurrentUser();
  const texts = useTexts(deviceTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <ManageDevices adminId={admin.$id} />
    </>
  );
}
