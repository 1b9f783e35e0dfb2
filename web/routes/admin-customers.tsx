import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { People } from '#web/staff/customers/people.tsx';
import { adminsQuery, customersQuery } from '#web/staff/customers/queries.ts';
import { customerTexts } from '#web/staff/customers/texts.ts';
import { peopleImportTexts } from '#web/staff/people-import/texts.ts';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/customers');
  const { searchParams } = page.url;
  const search = searchParams.get('q') ?? '';
  const sort = searchParams.get('sort') ?? '';
  await Promise.all([
    page.prefetchList(adminsQuery(page.sdk, $id, { search })),
    page.prefetchList(customersQuery(page.sdk, $id, { search, sort })),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(customerTexts, ({ page }) => page);

export default function AdminCustomers() {
  const admin = useCurrentUser();
  const texts = useTexts(customerTexts).page;
  const file = useTexts(peopleImportTexts).page;
  const { data: hasLedger = false } = useQuery(ledgerIsOnQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading
        title={texts.title}
        actions={
          <LinkButton to="/admin/customers/import" variant="secondary">
            {file.name}
          </LinkButton>
        }
      >
        {texts.lead}
      </AdminHeading>
      <People givesRoles={admin.role === 'owner'} hasLedger={hasLedger} />
    </>
  );
}
