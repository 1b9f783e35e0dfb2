import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ListPage } from '#web/lib/sdk/list-query.ts';
import { Button } from './button.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { toast } from './toast.ts';

interface DataListProps<Row> {
  /** What the list holds: 'Orders'. */
  label: string;
  /** One and many of it, after their number. */
  unit: readonly [one: string, many: string];
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>, Error>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  words: {
    loading: string;
    /** When it could not be loaded; said as a toast, too. */
    failed: string;
    empty: string;
    emptyHint?: string;
  };
  picture: ReactNode;
  /** Takes the search and the filters away; undefined while there are none. */
  onClear?: (() => void) | undefined;
  heading?: 'h2' | 'h3';
}

const whole = new Intl.NumberFormat('en-IN');
/** The server counts up to here (WIRE-6.3). */
const COUNTED = 5000;

/** '1 order', '72 orders', '5,000+ orders'. */
function countWords(total: number, [one, many]: readonly [string, string]): string {
  if (total === 1) return `1 ${one}`;
  return `${whole.format(total)}${total >= COUNTED ? '+' : ''} ${many}`;
}

/** A long list of the admin area: its pages, and what it says while there are none. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, unit, query, columns, rowKey, words, picture, onClear, heading = 'h2' } = props;
  const sayFailed = useEffectEvent(() => toast.error(words.failed));
  const failed = query.isLoadingError;
  useEffect(() => {
    if (failed) sayFailed();
  }, [failed]);

  if (query.isPending)
    return (
      <Loading label={words.loading}>
        <div className="grid gap-3">
          {['a', 'b', 'c', 'd'].map((shape) => (
            <Skeleton key={shape} className="h-20 md:h-14" />
          ))}
        </div>
      </Loading>
    );
  if (!query.data)
    return (
      <ErrorState title={words.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return onClear ? (
      <EmptyState
        heading={heading}
        picture={<SearchX className="size-14" aria-hidden="true" />}
        title="Nothing found"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear search and filters
          </Button>
        }
      >
        Try another word, or fewer of them.
      </EmptyState>
    ) : (
      <EmptyState heading={heading} picture={picture} title={words.empty}>
        {words.emptyHint}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm">
        {countWords(query.data.pages[0]?.total ?? rows.length, unit)}
      </p>
      <div
        className={`transition-opacity duration-150 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData || undefined}
      >
        <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} />
      </div>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-danger">
          {words.failed}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void query.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
