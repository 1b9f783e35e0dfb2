import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { usePageRule } from '#web/ui/page-rule.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { usePeriodName } from './period-name.ts';
import { type ShownStatement, statementQuery } from './queries.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { statementTexts } from './texts.ts';

interface StatementViewProps {
  viewerId: string;
  userId: string;
  period: string;
  /** The page that it was opened from. */
  back: string;
  /** What that page is called; left out: the balance. */
  backLabel?: string;
  /** What else can be done with it, beside printing. */
  action?: (statement: ShownStatement) => ReactNode;
}

/** A statement as it is printed, with a button that prints it (LEDGER-33). */
export function StatementView({ viewerId, userId, period, back, backLabel, action }: StatementViewProps) {
  const texts = useTexts(statementTexts);
  const name = usePeriodName()(period);
  const query = useQuery(statementQuery(useSdk(), viewerId, { userId, period }));
  usePageRule('@page { size: A4; margin: 12mm }');
  return (
    <>
      <LinkButton to={back} variant="quiet" className="-ml-5 mb-2">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {backLabel ?? texts.back}
      </LinkButton>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        {/* The address may say anything. */}
        <h1 className="text-3xl sm:text-4xl">{name ? texts.heading(name) : texts.page.title}</h1>
        {query.data && (
          <div className="flex flex-wrap gap-3">
            {action?.(query.data)}
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {texts.print}
            </Button>
          </div>
        )}
      </div>
      {query.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      {query.isLoadingError && <ErrorState title={texts.failed} query={query} />}
      {query.data && (
        <>
          <section aria-label={texts.preview} className="overflow-hidden rounded-control bg-ink/8 p-2 sm:p-6">
            <div className="mx-auto h-fit max-w-4xl bg-white p-4 shadow-soft sm:p-8">
              <StatementSheet statement={query.data} />
            </div>
          </section>
          <PrintSheet>
            <StatementSheet statement={query.data} />
          </PrintSheet>
        </>
      )}
    </>
  );
}
