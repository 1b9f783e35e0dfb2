import { AdminHeading } from '#web/features/admin/heading.tsx';
import { AdminOrderList } from '#web/features/orders/admin-list.tsx';
import { adminOrdersQuery } from '#web/features/orders/admin-queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const load = async (page: Page) => {
  const { $id } = requireAdmin(page);
  const { searchParams } = page.url;
  // A day is one of the kitchen's, which only the page knows.
  if (searchParams.has('day')) return;
  const search = searchParams.get('q') ?? '';
  await page.prefetchList(adminOrdersQuery(page.sdk, $id, { search }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Orders');

export default function AdminOrders() {
  const admin = useCurrentUser();
  if (!admin) return null;
  return (
    <>
      <AdminHeading title="Orders">
        What people ordered, the newest first. New ones appear by themselves.
      </AdminHeading>
      <AdminOrderList adminId={admin.$id} />
    </>
  );
}
