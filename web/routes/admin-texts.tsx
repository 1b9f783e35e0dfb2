import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { messageTextsQuery } from '#web/staff/message-texts/queries.ts';
import { TextList } from '#web/staff/message-texts/text-list.tsx';
import { messageTextTexts } from '#web/staff/message-texts/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/texts');
  await page.prefetch(messageTextsQuery(page.sdk, $id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(messageTextTexts, ({ page }) => page);

export default function AdminTexts() {
  const admin = useCurrentUser();
  const { page } = useTexts(messageTextTexts);
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={page.title}>{page.lead}</AdminHeading>
      <TextList adminId={admin.$id} />
    </>
  );
}
