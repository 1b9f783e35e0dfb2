import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { DeliveryList } from '#web/staff/webhooks/delivery-list.tsx';
import { ManageWebhooks } from '#web/staff/webhooks/manage-webhooks.tsx';
import { deliveriesQuery, webhooksQuery } from '#web/staff/webhooks/queries.ts';
import { webhookTexts } from '#web/staff/webhooks/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/webhooks');
  await Promise.all([
    page.prefetch(webhooksQuery(page.sdk, $id)),
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
      <ManageWebhooks />
      <DeliveryList />
    </>
  );
}
