import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { MailDetail } from '#web/features/mails/mail-detail.tsx';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('Mail');

export default function AdminMailDetail() {
  const admin = useCurrentUser();
  const { id = '' } = useParams();
  if (!admin) return null;
  return (
    <div className="max-w-4xl">
      <LinkButton to="/admin/mail" variant="quiet" className="-ml-5 mb-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        All mail
      </LinkButton>
      <MailDetail adminId={admin.$id} id={id} />
    </div>
  );
}
