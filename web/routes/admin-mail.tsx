import { requireScreen } from '#web/admin-guard.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MailList } from '#web/staff/mails/mail-list.tsx';
import { mailsQuery } from '#web/staff/mails/queries.ts';
import { mailTexts } from '#web/staff/mails/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/mail');
  await page.prefetchList(mailsQuery(page.sdk, $id, page.url.searchParams));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(mailTexts, ({ page }) => page);

export default function AdminMail() {
  const admin = useCurrentUser();
  const { mailConfigured } = usePublicSettings();
  const texts = useTexts(mailTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{mailConfigured ? texts.lead : texts.leadWithoutServer}</AdminHeading>
      <MailList />
    </>
  );
}
