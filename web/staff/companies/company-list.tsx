import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { companiesQuery } from './queries.ts';
import { companyAdminTexts } from './texts.ts';

/** The companies that pay for meals, with a dialog for a new one (PLAN-40). */
export function CompanyList() {
  const texts = useTexts(companyAdminTexts);
  const query = useQuery(companiesQuery(useSdk(), useAdminId()));
  const [isAdding, setAdding] = useState(false);
  const { data: companies } = query;
  return (
    <div className="mt-8">
      <Panel
        title={texts.list}
        action={
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus className="size-5" aria-hidden="true" />
            {texts.add}
          </Button>
        }
      >
        <p className="text-muted">{texts.listHint}</p>
        {query.isLoadingError && <ErrorState title={texts.listFailed} query={query} />}
        {companies?.length === 0 && <p className="mt-2">{texts.none}</p>}
        {companies && companies.length > 0 && (
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {companies.map(({ $id, name, isOpen }) => (
              <li key={$id}>
                <Link
                  to={`/admin/companies/${$id}`}
                  className="flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
                >
                  <Building2 className="size-5 shrink-0 text-muted" aria-hidden="true" />
                  <span className="wrap-anywhere min-w-0">{name}</span>
                  {!isOpen && <Badge tone="warm">{texts.closed}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {isAdding && <CompanyDialog company={undefined} onClose={() => setAdding(false)} />}
    </div>
  );
}
