import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEBT_AGES } from '#domain/ledger/ages.ts';
import type { PeopleTotal } from '#domain/ledger/totals.ts';
import { Money } from '#web/brand/money.tsx';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ledgerTotalsQuery } from './queries.ts';
import { ledgerAdminTexts } from './texts.ts';

function Total({
  name,
  total,
  children,
}: {
  name: string;
  total: InPaise<PeopleTotal>;
  children?: ReactNode;
}) {
  const { people } = useTexts(ledgerAdminTexts).totals;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-paper p-5 shadow-soft">
      <h2 className="text-base text-muted">{name}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <Money paise={total.amount} className="font-display text-3xl leading-tight" />
        <span className="text-muted">{people(total.people)}</span>
      </p>
      {children}
    </section>
  );
}

/** What all customers owe, by how long, and what the kitchen holds for them (LEDGER-11). */
export function LedgerTotalsBar() {
  const texts = useTexts(ledgerAdminTexts);
  const query = useQuery(ledgerTotalsQuery(useSdk(), useAdminId()));
  if (query.isPending) return <Skeleton className="mb-6 h-36" />;
  if (query.isLoadingError) return <ErrorState title={texts.totals.failed} query={query} />;
  const { owed, ages, held } = query.data;
  return (
    <div className="mb-6 grid grid-cols-1 gap-4 md:grid-cols-[2fr_1fr]">
      <Total name={texts.totals.owed} total={owed}>
        <dl className="mt-4 grid grid-cols-3 gap-3 border-line border-t pt-3">
          {DEBT_AGES.map((age) => (
            <div key={age}>
              <dt className="text-muted text-sm">{texts.ages[age]}</dt>
              <dd>
                <Money paise={ages[age].amount} className="font-semibold" />
              </dd>
            </div>
          ))}
        </dl>
      </Total>
      <Total name={texts.totals.held} total={held} />
    </div>
  );
}
