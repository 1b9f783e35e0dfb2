import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { groupDigits } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CARDS } from './cards.ts';
import { totalQuery } from './queries.ts';
import { dashboardTexts } from './texts.ts';

interface FigureProps {
  total: UseQueryResult<number>;
  /** The unit after the number. */
  unit: (count: number) => string;
}

/** A card's number: a placeholder while it is counted, a notice when counting failed. */
function Figure({ total, unit }: FigureProps) {
  const texts = useTexts(dashboardTexts);
  if (total.data !== undefined)
    return (
      <>
        <span className="block font-display text-3xl text-ink leading-tight tabular-nums">
          {groupDigits(total.data)}
        </span>
        {unit(total.data)}
      </>
    );
  return total.isLoadingError ? (
    <span className="block font-semibold text-danger">{texts.notCounted}</span>
  ) : (
    <Skeleton className="h-14 w-24" />
  );
}

/** The admin's most used screens, each with a number. A number that cannot be counted does not hide the others. */
export function Dashboard() {
  const adminId = useAdminId();
  const sdk = useSdk();
  const texts = useTexts(dashboardTexts);
  const totals = useQueries({
    queries: CARDS.map(({ counted, only }) => totalQuery(sdk, adminId, counted, only)),
  });
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
      {CARDS.map(({ name, to, Icon }, place) => {
        const { label, unit } = texts.cards[name];
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
                  className="size-5 text-muted transition-transform duration-200 ease-out group-hover:translate-x-1"
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
                busyLabel={texts.counting}
                onClick={() => void total.refetch()}
              >
                {texts.countAgain}
                <span className="sr-only">{`: ${label}`}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
