import { AdminHeading } from '#web/features/admin/heading.tsx';
import { People } from '#web/features/customers/people.tsx';
import { peopleQuery } from '#web/features/customers/queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const load = async (page: Page) => {
  const { $id } = requireAdmin(page);
  const search = page.url.searchParams.get('q') ?? '';
  await Promise.all(
    [true, false].map((admins) => page.prefetchList(peopleQuery(page.sdk, $id, { admins, search }))),
  );
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Registered Users');

export default function AdminCustomers() {
  const admin = useCurrentUser();
  if (!admin) return null;
  return (
    <>
      <AdminHeading title="Registered Users">
        Who has an account, and who of them runs the kitchen.
      </AdminHeading>
      <People adminId={admin.$id} />
    </>
  );
}
