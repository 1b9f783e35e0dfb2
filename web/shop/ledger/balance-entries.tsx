import { NotebookText } from 'lucide-react';
import { ledgerKindWords } from '#domain/ledger/words.ts';
import { formatDifference } from '#domain/money.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { entriesQuery, type ShownEntry } from '#web/shared/ledger/entry.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { balanceTexts } from './texts.ts';

function Entry({ entry, isReversed }: { entry: ShownEntry; isReversed: boolean }) {
  const texts = useTexts(balanceTexts);
  const kinds = useTexts(ledgerKindWords);
  const { kind, change, paidBy, note, at } = entry;
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="wrap-anywhere min-w-0">
        <span className="font-semibold">{kinds[kind]}</span>{' '}
        {paidBy && <span className="text-muted">{texts[paidBy]} </span>}
        {isReversed && <Badge>{texts.reversed}</Badge>}
        {note && <span className="block">{note}</span>}
        <span className="block text-muted text-sm">
          <Moment at={at} />
        </span>
      </span>
      <span
        className={`shrink-0 whitespace-nowrap font-semibold tabular-nums ${change > 0 ? 'text-good' : ''}`}
      >
        {change > 0 ? `+${formatDifference(change)}` : formatDifference(change)}
      </span>
    </li>
  );
}

/** A customer's own entries, the newest first, with what each was for. */
export function BalanceEntries({ userId }: { userId: string }) {
  const texts = useTexts(balanceTexts);
  const query = useList(entriesQuery(useSdk(), userId, userId));
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-64" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const entries = query.data.pages.flatMap(({ rows }) => rows);
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<NotebookText className="size-14" aria-hidden="true" />}
        title={texts.none}
        action={<LinkButton to="/menu">{texts.toMenu}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf));
  return (
    <>
      <ul aria-label={texts.entries} className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isReversed={reversed.has(entry.id)} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-danger">
          {texts.loadFailed}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={query.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}
