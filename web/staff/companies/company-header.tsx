import { queryOptions, useQuery } from '@tanstack/react-query';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSheetDialogs } from '#web/sheets/sheet-dialogs.tsx';
import { useCards } from '#web/sheets/sheet-item.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { companySheet } from './company-sheet.tsx';
import { companyAdminTexts } from './texts.ts';

/** A company, for administrators. */
export function companyQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['companies', 'admin', adminId, id],
    queryFn: () => getDocument(sdk, 'companies', id),
  });
}

/** What the kitchen knows of a company, with the way to its house account and statements. */
export function CompanyHeader({ companyId }: { companyId: string }) {
  const texts = useTexts(companyAdminTexts);
  const query = useQuery(companyQuery(useSdk(), useAdminId(), companyId));
  const { change, dialogs } = useSheetDialogs(companySheet);
  const cardOf = useCards(companySheet);
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-32" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const { title, lines, state } = cardOf(query.data);
  return (
    <header className="mb-6">
      <h1 className="wrap-anywhere text-3xl">{title}</h1>
      <p className="wrap-anywhere mt-1 text-muted">{lines}</p>
      {state}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/admin/ledger/${query.data.payerId}`} variant="secondary">
          {texts.ledger}
        </LinkButton>
        <Button variant="secondary" onClick={() => change(query.data)}>
          {texts.change}
        </Button>
      </div>
      {dialogs}
    </header>
  );
}
