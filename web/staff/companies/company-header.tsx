import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { companyQuery } from './queries.ts';
import { companyAdminTexts } from './texts.ts';

/** What the kitchen knows of a company, with the way to its house account and statements. */
export function CompanyHeader({ companyId }: { companyId: string }) {
  const texts = useTexts(companyAdminTexts);
  const query = useQuery(companyQuery(useSdk(), useAdminId(), companyId));
  const [isChanging, setChanging] = useState(false);
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-32" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const { name, gstin, email, isOpen, payerId } = query.data;
  return (
    <header className="mb-6">
      <h1 className="wrap-anywhere text-3xl">{name}</h1>
      <p className="wrap-anywhere mt-1 text-muted">
        {[gstin ? texts.gstin(gstin) : texts.noGstin, ...(email ? [email] : [])].join(' · ')}
      </p>
      {!isOpen && (
        <p className="mt-2">
          <Badge tone="warm">{texts.closed}</Badge>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/admin/ledger/${payerId}`} variant="secondary">
          {texts.ledger}
        </LinkButton>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </div>
      {isChanging && <CompanyDialog company={query.data} onClose={() => setChanging(false)} />}
    </header>
  );
}
