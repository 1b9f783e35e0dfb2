import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { adminInvoicesQuery } from '#web/shared/orders/invoices/queries.ts';
import { AdminInvoiceList } from '#web/staff/invoices/invoice-list.tsx';
import { adminInvoiceTexts } from '#web/staff/invoices/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/invoices');
  const { searchParams } = page.url;
  // Months are counted in the kitchen's time zone, which only the page knows: it loads a filtered list itself.
  if (searchParams.has('month') || searchParams.has('kind')) return;
  const search = searchParams.get('q') ?? '';
  await page.prefetchList(adminInvoicesQuery(page.sdk, $id, { search, kind: '' }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(adminInvoiceTexts, ({ page }) => page);

export default function AdminInvoices() {
  const admin = useCurrentUser();
  const texts = useTexts(adminInvoiceTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <AdminInvoiceList />
    </>
  );
}
