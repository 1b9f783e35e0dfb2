import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { subscribersQuery } from '#web/staff/newsletter/queries.ts';
import { SubscriberList } from '#web/staff/newsletter/subscriber-list.tsx';
import { subscriberTexts } from '#web/staff/newsletter/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

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
      <SubscriberList />
    </>
  );
}
