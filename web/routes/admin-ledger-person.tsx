import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LedgerPersonDetail } from '#web/staff/ledger/ledger-person.tsx';
import { ledgerAdminTexts } from '#web/staff/ledger/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  requireScreen(page, '/admin/ledger');
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(ledgerAdminTexts, ({ page }) => page);

export default function AdminLedgerPerson() {
  const admin = useCurrentUser();
  const texts = useTexts(ledgerAdminTexts);
  const { id = '' } = useParams();
  if (!admin) return null;
  return (
    <div className="max-w-4xl">
      <LinkButton to="/admin/ledger" variant="quiet" className="-ml-5 mb-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.person.all}
      </LinkButton>
      <LedgerPersonDetail userId={id} isOwner={admin.role === 'owner'} />
    </div>
  );
}
