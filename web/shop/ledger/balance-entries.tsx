import { NotebookText } from 'lucide-react';
import { periodOf } from '#domain/ledger/house-account.ts';
import { ledgerKindWords } from '#domain/ledger/words.ts';
import { formatDifference, paise } from '#domain/money.ts';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { entriesQuery, type ShownEntry } from '#web/shared/ledger/entry.ts';
import { useEntryNote } from '#web/shared/ledger/meal-note.ts';
import { usePeriodName } from '#web/shared/ledger/statement/period-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { balanceTexts } from './texts.ts';

interface EntryProps {
  entry: ShownEntry;
  /** What it was for. */
  note: string | null;
  isReversed: boolean;
}

function Entry({ entry: { kind, change, paidBy, at }, note, isReversed }: EntryProps) {
  const texts = useTexts(balanceTexts);
  const kinds = useTexts(ledgerKindWords);
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

/** Entries by the Monday of their week, as they come: the newest first. */
function byWeek(entries: readonly ShownEntry[], timeZone: string): [Day, ShownEntry[]][] {
  const weeks = new Map<Day, ShownEntry[]>();
  for (const entry of entries) {
    const { from } = periodOf('weekly', dayAt(new Date(entry.at), timeZone));
    weeks.set(from, [...(weeks.get(from) ?? []), entry]);
  }
  return [...weeks];
}

/** A customer's own entries by week, the newest first, with what each was for and what each week comes to. */
export function BalanceEntries({ userId }: { userId: string }) {
  const texts = useTexts(balanceTexts);
  const { timeZone } = useSiteSettings().shop;
  const nameOfWeek = usePeriodName();
  const query = useList(entriesQuery(useSdk(), userId, userId));
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const noteOf = useEntryNote(entries);
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-64" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
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
  const weeks = byWeek(entries, timeZone);
  return (
    <section aria-label={texts.entries} className="grid gap-6">
      {weeks.map(([monday, theirs], place) => {
        // More of the last week may follow on the next page.
        const isWhole = place < weeks.length - 1 || !query.hasNextPage;
        const total = paise(theirs.reduce((all, { change }) => all + change, 0));
        return (
          <section key={monday} aria-labelledby={`week-${monday}`}>
            <h3
              id={`week-${monday}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink/20 border-b pb-1 text-lg"
            >
              {nameOfWeek(monday)}
              {isWhole && (
                <span className="font-semibold text-base text-muted tabular-nums">
                  <span className="sr-only">{texts.weekTotal} </span>
                  {formatDifference(total)}
                </span>
              )}
            </h3>
            <ul className="divide-y divide-line">
              {theirs.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  note={noteOf(entry)}
                  isReversed={reversed.has(entry.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center font-semibold text-danger">
          {texts.loadFailed}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
}
