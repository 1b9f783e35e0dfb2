import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ListPage } from '#web/lib/sdk/list-query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { toast } from '../toast.ts';
import { dataListTexts } from './data-list-texts.ts';

/** The texts of one list. */
export interface LongListTexts {
  /** The unit after the number of rows: 'order', 'orders'. */
  unit: (count: number) => string;
  loading: string;
  /** Shown if it could not be loaded, also as a toast. */
  failed: string;
  empty: string;
  emptyHint?: string;
  /** Shown if a search finds nothing; missing for the words that suit any list. */
  noneFound?: string;
}

interface LongListProps<Row> {
  texts: LongListTexts;
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>, Error>;
  picture: ReactNode;
  /** Clears search and filters; undefined while there are none. */
  onClear?: (() => void) | undefined;
  heading?: 'h2' | 'h3';
  /** Shows the rows that are loaded. */
  children: (rows: readonly Row[]) => ReactNode;
}

const whole = new Intl.NumberFormat('en-IN');
/** The highest count: the server stops counting here (WIRE-6.3). */
const MAX_COUNTED = 5000;

/** '1 order', '72 orders', '5,000+ orders'. */
function countText(total: number, unit: LongListTexts['unit']): string {
  return `${whole.format(total)}${total >= MAX_COUNTED ? '+' : ''} ${unit(total)}`;
}

/** A long list of the admin area, loaded page by page, with its number of rows, and its loading, failed and empty states. */
export function LongList<Row>(props: LongListProps<Row>) {
  const { texts, query, picture, onClear, heading = 'h2', children } = props;
  const shared = useTexts(dataListTexts);
  const showFailure = useEffectEvent(() => toast.error(texts.failed));
  const failed = query.isLoadingError;
  useEffect(() => {
    if (failed) showFailure();
  }, [failed]);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <div className="grid gap-3">
          {['a', 'b', 'c', 'd'].map((shape) => (
            <Skeleton key={shape} className="h-20 md:h-14" />
          ))}
        </div>
      </Loading>
    );
  if (!query.data) return <ErrorState title={texts.failed} query={query} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  const total = query.data.pages[0]?.total ?? null;
  if (rows.length === 0)
    return onClear ? (
      <EmptyState
        heading={heading}
        picture={<SearchX className="size-14" aria-hidden="true" />}
        title={texts.noneFound ?? shared.nothingFound}
        action={
          <Button variant="secondary" onClick={onClear}>
            {shared.clear}
          </Button>
        }
      >
        {shared.tryAnother}
      </EmptyState>
    ) : (
      <EmptyState heading={heading} picture={picture} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  return (
    <>
      {total !== null && (
        <p role="status" className="mb-3 text-muted text-sm">
          {countText(total, texts.unit)}
        </p>
      )}
      <div
        className={`transition-opacity duration-150 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {children(rows)}
      </div>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-danger">
          {texts.failed}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel={shared.loading}
            onClick={() => void query.fetchNextPage()}
          >
            {shared.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
