import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { MessageList } from '#web/features/messages/message-list.tsx';
import { messagesQuery } from '#web/features/messages/queries.ts';
import { messageTexts } from '#web/features/messages/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/messages');
  await page.prefetchList(messagesQuery(page.sdk, $id, page.url.searchParams));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(messageTexts, ({ page }) => page);

export default function AdminMessages() {
  const admin = useCurrentUser();
  const texts = useTexts(messageTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <MessageList adminId={admin.$id} />
    </>
  );
}
