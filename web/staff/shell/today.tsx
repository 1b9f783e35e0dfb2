import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatRupees, groupDigits } from '#domain/money.ts';
import type { Today } from '#domain/reports/today.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { todayQuery } from './queries.ts';
import { dashboardTexts } from './texts.ts';

interface TileProps {
  label: string;
  value: string;
  note: ReactNode;
  to: string;
  tone?: 'danger' | 'warning' | undefined;
}

function Tile({ label, value, note, to, tone }: TileProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        data-tone={tone}
        className="block h-full rounded-control border border-line bg-paper px-3.5 py-3 hover:border-edge data-[tone=danger]:border-chilli data-[tone=warning]:border-turmeric data-[tone=danger]:bg-chilli/6 data-[tone=warning]:bg-turmeric/12"
      >
        <span className="block text-muted text-sm">{label}</span>
        <span className="block font-display text-2xl leading-tight tabular-nums">{value}</span>
        <span className="wrap-anywhere block text-muted text-sm leading-snug">{note}</span>
      </Link>
    </li>
  );
}

/** How the kitchen stands today, compared with the same weekday before (ADMIN-101). */
export function TodayFigures() {
  const adminId = useAdminId();
  const { today: texts } = useTexts(dashboardTexts);
  const query = useQuery(todayQuery(useSdk(), adminId));
  const title = useId();
  return (
    <section aria-labelledby={title} className="mb-5">
      <h2 id={title} className="mb-3 text-xl">
        {texts.title}
      </h2>
      {query.data ? (
        <Tiles today={query.data} />
      ) : query.isLoadingError ? (
        <ErrorState title={texts.loadFailed} query={query} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  );
}

function Tiles({ today: { now, before, waiting, late, outside, soldOut } }: { today: Today }) {
  const { today: texts } = useTexts(dashboardTexts);
  const { locale } = useTexts(dateTexts);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${before.day}T12:00:00Z`),
  );
  const compared = (value: string) =>
    before.orders > 0 ? texts.before(value, weekday) : texts.noneBefore(weekday);
  const names = soldOut.dishes.map(({ name }) => name).join(', ');
  const unnamed = soldOut.count - soldOut.dishes.length;
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-6">
      <Tile
        label={texts.revenue}
        value={formatRupees(now.revenue)}
        note={compared(formatRupees(before.revenue))}
        to="/admin/reports"
      />
      <Tile
        label={texts.orders}
        value={groupDigits(now.orders)}
        note={compared(groupDigits(before.orders))}
        to="/admin/orders"
      />
      <Tile
        label={texts.waiting}
        value={groupDigits(waiting)}
        note={texts.toAccept}
        to="/admin/kitchen"
        tone={waiting > 0 ? 'warning' : undefined}
      />
      <Tile
        label={texts.late}
        value={groupDigits(late)}
        note={texts.pastPromise}
        to="/admin/kitchen"
        tone={late > 0 ? 'danger' : undefined}
      />
      <Tile label={texts.outside} value={formatRupees(outside)} note={texts.withRiders} to="/admin/kitchen" />
      <Tile
        label={texts.soldOut}
        value={groupDigits(soldOut.count)}
        note={soldOut.count === 0 ? texts.nothing : unnamed > 0 ? texts.more(names, unnamed) : names}
        to="/admin/dishes"
      />
    </ul>
  );
}
