import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageList } from '#web/staff/messages/message-list.tsx';
import { messagesQuery } from '#web/staff/messages/queries.ts';
import { messageListTexts } from '#web/staff/messages/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/messages');
  await page.prefetchList(messagesQuery(page.sdk, $id, page.url.searchParams));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(messageListTexts, ({ page }) => page);

export default function AdminMessages() {
  const admin = useCurrentUser();
  const texts = useTexts(messageListTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <MessageList />
    </>
  );
}
