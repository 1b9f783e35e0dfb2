import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CompanyPeople } from '#web/shared/companies/company-people.tsx';
import { usePeriodName } from '#web/shared/ledger/statement/period-name.ts';
import { CompanyHeader, companyQuery } from '#web/staff/companies/company-header.tsx';
import { companyAdminTexts } from '#web/staff/companies/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/subscribers');
  const companyId = decodeURIComponent(page.url.pathname.split('/').at(-1) ?? '');
  await page.prefetch(companyQuery(page.sdk, $id, companyId));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(companyAdminTexts, ({ one }) => one);

/** A company whose people eat on one house account, for owners and managers (PLAN-40). */
export default function AdminCompany() {
  const admin = useCurrentUser();
  const texts = useTexts(companyAdminTexts);
  const { id = '' } = useParams();
  const nameOf = usePeriodName();
  const sdk = useSdk();
  const { dataUpdatedAt } = useQuery({ ...companyQuery(sdk, admin?.$id ?? '', id), enabled: admin !== null });
  const now = useNow(dataUpdatedAt || Date.now());
  if (!admin) return null;
  return (
    <div className="max-w-4xl">
      <LinkButton to="/admin/subscribers" variant="quiet" className="-ml-5 mb-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.all}
      </LinkButton>
      <CompanyHeader companyId={id} />
      <CompanyPeople companyId={id} viewerId={admin.$id} now={now} nameOf={nameOf} />
    </div>
  );
}
