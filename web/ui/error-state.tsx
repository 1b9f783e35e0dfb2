import { CookingPot } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  /** The query that failed, to try it again. */
  query: Retried;
}

interface Retried {
  refetch: () => unknown;
  isFetching: boolean;
}

/** Milliseconds until the query is tried again; doubled with each try. */
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;

/** Several queries as one, to try them again together. */
export const allOf = (queries: readonly Retried[]): Retried => ({
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  isFetching: queries.some(({ isFetching }) => isFetching),
});

/** Shown instead of data that could not be loaded. It is tried again by itself, and with a button. */
export function ErrorState({ title, children, query }: ErrorStateProps) {
  const texts = useTexts(uiTexts);
  const retry = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !query.isFetching) void query.refetch();
  });
  useEffect(() => {
    let wait = FIRST_RETRY;
    let timer = setTimeout(again, wait);
    function again() {
      retry();
      wait = Math.min(2 * wait, LAST_RETRY);
      timer = setTimeout(again, wait);
    }
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <div className="mb-6 grid size-24 place-items-center rounded-full bg-ink/5 text-muted">
        <CookingPot className="size-10" aria-hidden="true" />
      </div>
      <p className="font-display text-xl">{title}</p>
      <div className="mt-2 text-muted">{children ?? texts.checkConnection}</div>
      <Button
        variant="secondary"
        className="mt-6"
        busy={query.isFetching}
        busyLabel={texts.retrying}
        onClick={() => void query.refetch()}
      >
        {texts.retry}
      </Button>
    </div>
  );
}
