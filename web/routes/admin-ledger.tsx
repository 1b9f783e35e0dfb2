import { useQuery } from '@tanstack/react-query';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { DueRefunds } from '#web/staff/ledger/due-refunds.tsx';
import { LedgerList } from '#web/staff/ledger/ledger-list.tsx';
import { LedgerTotalsBar } from '#web/staff/ledger/ledger-totals.tsx';
import { ledgerPeopleQuery, ledgerTotalsQuery, sideOf } from '#web/staff/ledger/queries.ts';
import { ledgerAdminTexts } from '#web/staff/ledger/texts.ts';
import { WaitingTopUps } from '#web/staff/ledger/waiting-top-ups.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/ledger');
  const { searchParams } = page.url;
  const filter = { side: sideOf(searchParams.get('side')), search: searchParams.get('q') ?? '' };
  await Promise.all([
    page.prefetch(ledgerTotalsQuery(page.sdk, $id)),
    page.prefetchList(ledgerPeopleQuery(page.sdk, $id, filter)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(ledgerAdminTexts, ({ page }) => page);

export default function AdminLedger() {
  const admin = useCurrentUser();
  const texts = useTexts(ledgerAdminTexts);
  const { data: isOn } = useQuery(ledgerIsOnQuery(useSdk()));
  if (!admin) return null;
  if (isOn === false) return <AdminHeading title={texts.page.title}>{texts.off}</AdminHeading>;
  return (
    <>
      <AdminHeading
        title={texts.page.title}
        actions={
          <LinkButton to="/admin/customers/import" variant="secondary">
            {texts.page.bring}
          </LinkButton>
        }
      >
        {texts.page.lead}
      </AdminHeading>
      <WaitingTopUps userId={admin.$id} />
      <DueRefunds adminId={admin.$id} />
      <LedgerTotalsBar />
      <LedgerList />
    </>
  );
}
