import { Link, useSearchParams } from 'react-router';
import { type BoardColumn, COLUMNS } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { useFirstRows } from '#web/ui/first-rows.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { TicketCard } from './ticket-card.tsx';

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-8 rounded-full bg-ink/10 px-2 py-0.5 text-center text-base tabular-nums leading-tight">
      {count}
    </span>
  );
}

/** On a portrait tablet with two columns side by side, each column scrolls separately, so that all four stay visible. */
const COLUMN = 'min-w-0 md:max-lg:max-h-[calc(50dvh-6.5rem)] md:max-lg:overflow-y-auto md:max-lg:px-1';

const isColumn = (name: string | null): name is BoardColumn => COLUMNS.some((column) => column === name);

interface ColumnsProps {
  columns: Record<BoardColumn, Ticket[]>;
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /** What is paid for each order. */
  money: MoneyOfOrders;
}

/** The cards of a column that fill a large screen. */
const FIRST_SCREEN = 4;

function Cards({ tickets, busy, money }: Omit<ColumnsProps, 'columns'> & { tickets: readonly Ticket[] }) {
  return useFirstRows(tickets, FIRST_SCREEN).map((ticket) => (
    <TicketCard key={ticket.id} ticket={ticket} busy={busy.includes(ticket.id)} money={money[ticket.id]} />
  ));
}

/** The orders in the columns of their status. A phone shows one column at a time. */
export function Columns({ columns, busy, money }: ColumnsProps) {
  const texts = useTexts(kitchenTexts);
  const [search] = useSearchParams();
  const asked = search.get('column');
  const selected = isColumn(asked) ? asked : 'new';
  return (
    <>
      <nav
        aria-label={texts.columnsLabel}
        className="sticky top-[calc(var(--bar-height)+var(--state-bar,0px))] z-20 -mx-4 grid grid-cols-4 border-line border-b bg-cream px-1 md:hidden"
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
      <div className="grid items-start gap-x-3 gap-y-4 md:-mx-4 md:grid-cols-2 lg:grid-cols-4">
        {COLUMNS.map((column) => (
          <section
            key={column}
            aria-labelledby={`column-${column}`}
            className={`${COLUMN} ${column === selected ? '' : 'max-md:hidden'}`}
          >
            <h2
              id={`column-${column}`}
              className="sticky top-0 z-10 mb-1 lg:top-(--state-bar,0px) flex items-center justify-between gap-2 bg-cream py-2 text-xl max-md:sr-only"
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
              <Cards tickets={columns[column]} busy={busy} money={money} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
