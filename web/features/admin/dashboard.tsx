import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CARDS, type Card } from './cards.ts';
import { totalQuery } from './queries.ts';

const whole = new Intl.NumberFormat('en-IN');

type Total = UseQueryResult<number>;

/** How many there are: a shape while they are counted, and a way to count again when that failed. */
function Figure({ total, unit: [one, many] }: { total: Total; unit: Card['unit'] }) {
  if (total.data !== undefined)
    return (
      <>
        <span className="block font-display text-3xl text-ink leading-tight tabular-nums">
          {whole.format(total.data)}
        </span>
        {total.data === 1 ? one : many}
      </>
    );
  return total.isLoadingError ? (
    <span className="block font-semibold text-danger">Could not be counted</span>
  ) : (
    <Skeleton className="h-14 w-24" />
  );
}

/** Where an administrator can go, and how much there is of it. One figure that fails leaves the others. */
export function Dashboard({ adminId }: { adminId: string }) {
  const sdk = useSdk();
  const totals = useQueries({
    queries: CARDS.map(({ counted, only }) => totalQuery(sdk, adminId, counted, only)),
  });
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
      {CARDS.map(({ to, label, Icon, unit }, place) => {
        const total = totals[place];
        return (
          <li key={to} className="flex flex-col">
            <Link
              to={to}
              className="group flex flex-1 flex-col rounded-card border border-line bg-paper p-4 transition-shadow duration-200 ease-out hover:shadow-soft md:p-5"
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
              <span className="mt-2 text-muted">{total && <Figure total={total} unit={unit} />}</span>
            </Link>
            {total?.isLoadingError && (
              <Button
                variant="quiet"
                busy={total.isFetching}
                busyLabel="Counting..."
                onClick={() => void total.refetch()}
              >
                Count again<span className="sr-only">: {label}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
