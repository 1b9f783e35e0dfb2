import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchSheet } from '#web/sheets/queries.ts';
import { SheetScreen } from '#web/sheets/sheet-screen.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { DeliveryList } from '#web/staff/webhooks/delivery-list.tsx';
import { deliveriesQuery } from '#web/staff/webhooks/queries.ts';
import { webhookTexts } from '#web/staff/webhooks/texts.ts';
import { webhookSheet } from '#web/staff/webhooks/webhook-sheet.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/webhooks');
  await Promise.all([
    prefetchSheet(page, webhookSheet, $id),
    page.prefetchList(deliveriesQuery(page.sdk, $id, page.url.searchParams)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(webhookTexts, ({ page }) => page);

/** Programs that are told what happens, and the messages to them. */
export default function AdminWebhooks() {
  const { page } = useTexts(webhookTexts);
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <SheetScreen sheet={webhookSheet} />
      <DeliveryList />
    </>
  );
}
