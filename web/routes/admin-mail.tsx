import { MailList } from '#web/features/mails/mail-list.tsx';
import { mailsQuery } from '#web/features/mails/queries.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useStore } from '#web/lib/document.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const admin = requireAdmin(page);
  const fetched = page.queries.prefetchInfiniteQuery(mailsQuery(page.sdk, admin.$id));
  if (import.meta.env.SSR) await fetched;
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Mail');

export default function AdminMail() {
  const admin = useCurrentUser();
  const { mailConfigured } = useStore();
  if (!admin) return null;
  return (
    <div className="container-page max-w-5xl py-10 md:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-4xl md:text-5xl">Mail</h1>
          <p className="mt-2 text-lg text-muted">
            {mailConfigured
              ? 'What the kitchen wrote, and what became of it.'
              : 'No mail server is set up, so mails are kept here. Open one to follow its links.'}
          </p>
        </div>
        <LinkButton to="/admin" variant="secondary">
          Back to the dashboard
        </LinkButton>
      </div>
      <MailList adminId={admin.$id} />
    </div>
  );
}
