import { AdminHeading } from '#web/features/admin/heading.tsx';
import { AuditList } from '#web/features/audits/audit-list.tsx';
import { auditsQuery } from '#web/features/audits/queries.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page.ts';

const load = async (page: Page) => {
  const { $id } = requireAdmin(page);
  const search = page.url.searchParams.get('q') ?? '';
  await page.prefetchList(auditsQuery(page.sdk, $id, { search }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Audit log');

export default function AdminAudit() {
  const admin = useCurrentUser();
  if (!admin) return null;
  return (
    <>
      <AdminHeading title="Audit log">Every change an admin made, with what was there before.</AdminHeading>
      <AuditList adminId={admin.$id} />
    </>
  );
}
