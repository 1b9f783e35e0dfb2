import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { SubscriberList } from '#web/features/newsletter/subscriber-list.tsx';
import { subscribersQuery } from '#web/features/newsletter/subscriber-queries.ts';
import { subscriberTexts } from '#web/features/newsletter/subscriber-texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/newsletter');
  await page.prefetchList(subscribersQuery(page.sdk, $id, page.url.searchParams));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(subscriberTexts, ({ page }) => page);

export default function AdminNewsletter() {
  const admin = useCurrentUser();
  const texts = useTexts(subscriberTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <SubscriberList adminId={admin.$id} />
    </>
  );
}
