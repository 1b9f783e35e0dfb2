import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireAdmin, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MailDetail } from '#web/staff/mails/mail-detail.tsx';
import { mailTexts } from '#web/staff/mails/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  requireAdmin(page);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(mailTexts, ({ page }) => page);

export default function AdminMailDetail() {
  const admin = useCurrentUser();
  const texts = useTexts(mailTexts);
  const { id = '' } = useParams();
  if (!admin) return null;
  return (
    <div className="max-w-4xl">
      <LinkButton to="/admin/mail" variant="quiet" className="-ml-5 mb-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.allMail}
      </LinkButton>
      <MailDetail id={id} />
    </div>
  );
}
