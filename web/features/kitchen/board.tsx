import { WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OrderRole } from '#domain/orders/lifecycle.ts';
import { useDates } from '#web/lib/dates.ts';
import { shownStatus } from '#web/lib/kitchen/shown-status.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { useLostSince } from '#web/lib/live/connection.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useBell } from './bell.ts';
import { BoardProvider } from './board-context.ts';
import { ClockProvider } from './clock.tsx';
import type { DishFacts } from './queries.ts';
import { ShiftBar } from './shift-bar.tsx';
import { kitchenTexts } from './texts.ts';
import { COLUMNS, type Column, columnsOf, isWaiting, type Ticket } from './ticket.ts';
import { TicketCard } from './ticket-card.tsx';
import { useTitlePrefix } from './title-prefix.ts';
import { useActs } from './use-acts.ts';
import { useTicks } from './use-ticks.ts';
import { useWakeLock } from './wake-lock.ts';

/** That the board hears nothing, and since when. */
function ConnectionBanner({ since }: { since: number }) {
  const texts = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  return (
    <p
      role="alert"
      className="flex items-center gap-3 rounded-control bg-chilli px-4 py-3 font-semibold text-white"
    >
      <WifiOff className="size-6 shrink-0" aria-hidden="true" />
      {texts.lost(timeOfDay(new Date(since)))}
    </p>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-8 rounded-full bg-ink/10 px-2 py-0.5 text-center text-base tabular-nums leading-tight">
      {count}
    </span>
  );
}

/** On an upright tablet, with two columns beside each other, each scrolls by itself, so that all four stay in sight. */
const COLUMN = 'min-w-0 md:max-lg:max-h-[calc(50dvh-4.5rem)] md:max-lg:overflow-y-auto md:max-lg:px-1';

const isColumn = (name: string | null): name is Column => COLUMNS.some((column) => column === name);

interface BoardProps {
  tickets: readonly Ticket[];
  /** When they were read, in milliseconds: the board's clock starts there. */
  asOf: number;
  /** The tickets could not be read again since. */
  stale: boolean;
  role: OrderRole;
  dishes: Readonly<Record<string, DishFacts>>;
  /** Orders whose cash is in. */
  cashTaken: readonly string[];
}

/** The board at the stove: every order the kitchen has to do with, in the column of its status. It rings for new ones. */
export function Board({ tickets: read, asOf, stale, role, dishes, cashTaken }: BoardProps) {
  const texts = useTexts(kitchenTexts);
  const settings = useSiteSettings().kitchen;
  const { orderMode } = settings;
  const now = useNow(asOf);
  const [search] = useSearchParams();
  const asked = search.get('column');
  const selected = isColumn(asked) ? asked : 'new';
  const { busy, act, send } = useActs();
  const { tickets, tick } = useTicks(read, send);
  const shared = useMemo(() => ({ role, settings, dishes, act, tick }), [role, settings, dishes, act, tick]);
  const columns = columnsOf(tickets, now, orderMode);
  const waiting = tickets.filter((ticket) => isWaiting(shownStatus(ticket, now, orderMode))).length;
  const { sound, start } = useBell(waiting > 0);
  useWakeLock(true);
  useTitlePrefix(waiting > 0 ? texts.titleCount(waiting) : '');
  const lostSince = useLostSince() ?? (stale ? asOf : null);

  return (
    <div className="grid gap-4">
      {lostSince !== null && <ConnectionBanner since={lostSince} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{texts.page.title}</h1>
        {orderMode === 'board' && <ShiftBar sound={sound} onStart={start} />}
      </div>
      {orderMode === 'age' && <Notice>{texts.byAge}</Notice>}
      <nav
        aria-label={texts.columnsLabel}
        className="sticky top-(--bar-height) z-20 -mx-4 grid grid-cols-4 border-line border-b bg-cream px-1 md:hidden"
      >
        {COLUMNS.map((column) => (
          <Link
            key={column}
            to={`?column=${column}`}
            replace
            preventScrollReset
            aria-current={column === selected || undefined}
            className="flex min-h-14 flex-col items-center justify-center gap-0.5 border-transparent border-b-3 px-1 text-center font-semibold text-muted text-sm leading-tight aria-current:border-chilli-text aria-current:text-ink"
          >
            {texts.columns[column]}
            <Count count={columns[column].length} />
          </Link>
        ))}
      </nav>
      <BoardProvider value={shared}>
        <ClockProvider now={now}>
          <div className="grid items-start gap-x-3 gap-y-4 md:-mx-4 md:grid-cols-2 lg:grid-cols-4">
            {COLUMNS.map((column) => (
              <section
                key={column}
                aria-labelledby={`column-${column}`}
                className={`${COLUMN} ${column === selected ? '' : 'max-md:hidden'}`}
              >
                <h2
                  id={`column-${column}`}
                  className="sticky top-0 z-10 mb-1 flex items-center justify-between gap-2 bg-cream py-2 text-xl max-md:sr-only"
                >
                  {texts.columns[column]}
                  <Count count={columns[column].length} />
                </h2>
                {columns[column].length === 0 && (
                  <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-muted">
                    {texts.none[column]}
                  </p>
                )}
                <div className="grid gap-3">
                  {columns[column].map((ticket) => (
                    <TicketCard
                      key={ticket.id}
                      ticket={ticket}
                      busy={busy.includes(ticket.id)}
                      isPaid={ticket.paymentMethod !== 'cod' || cashTaken.includes(ticket.id)}
                    />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </ClockProvider>
      </BoardProvider>
    </div>
  );
}
