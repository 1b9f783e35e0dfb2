import { useQueries } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CARDS } from './cards.ts';
import { totalQuery } from './queries.ts';

const whole = new Intl.NumberFormat('en-IN');

/** Where an administrator can go, and how much there is of it; shapes while it is being counted. */
export function Dashboard({ adminId }: { adminId: string }) {
  const sdk = useSdk();
  const totals = useQueries({
    queries: CARDS.map(({ counted, only }) => totalQuery(sdk, adminId, counted, only)),
  });
  if (totals.some((total) => total.isLoadingError))
    return (
      <ErrorState
        title="The figures could not be loaded"
        onRetry={() => totals.forEach((total) => void total.refetch())}
        retrying={totals.some((total) => total.isFetching)}
      />
    );
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
      {CARDS.map(({ to, label, Icon, unit: [one, many] }, place) => {
        const total = totals[place]?.data;
        return (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col rounded-card border border-line bg-paper p-4 transition-shadow duration-200 ease-out hover:shadow-soft md:p-5"
            >
              <span className="flex items-center justify-between gap-2">
                <span className="grid size-11 place-items-center rounded-full bg-turmeric/20 text-chilli-text">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <ArrowRight
                  className="size-5 text-muted transition-transform duration-200 ease-out group-hover:translate-x-1 motion-reduce:transition-none"
                  aria-hidden="true"
                />
              </span>
              <span className="mt-4 font-display text-xl leading-tight">{label}</span>
              <span className="mt-2 text-muted">
                {total === undefined ? (
                  <Skeleton className="h-14 w-24" />
                ) : (
                  <>
                    <span className="block font-display text-3xl text-ink leading-tight tabular-nums">
                      {whole.format(total)}
                    </span>
                    {total === 1 ? one : many}
                  </>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
