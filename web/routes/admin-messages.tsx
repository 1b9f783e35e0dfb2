import { AdminHeading } from '#web/features/admin/heading.tsx';
import { MessageList } from '#web/features/messages/message-list.tsx';
import { messagesQuery } from '#web/features/messages/queries.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

const load = async (page: Page) => {
  const { $id } = requireAdmin(page);
  const { searchParams } = page.url;
  const asked = { search: searchParams.get('q') ?? '', subject: searchParams.get('subject') ?? '' };
  await page.prefetchList(messagesQuery(page.sdk, $id, asked));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Messages');

export default function AdminMessages() {
  const admin = useCurrentUser();
  if (!admin) return null;
  return (
    <>
      <AdminHeading title="Messages">What people wrote through the contact form.</AdminHeading>
      <MessageList adminId={admin.$id} />
    </>
  );
}
