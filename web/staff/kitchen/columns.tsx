import { Keyboard } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type BoardColumn, COLUMNS } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { BumpAll } from './bump/bump-all.tsx';
import { BumpRiders } from './bump/bump-riders.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { TicketList } from './tickets/ticket-list.tsx';

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-8 rounded-full bg-ink/10 px-2 py-0.5 text-center text-base tabular-nums leading-tight">
      {count}
    </span>
  );
}

/** Tickets below each other, in as many columns as have at least 12.5rem each: read downwards, without holes beside long ones. */
export const CARDS =
  'columns-[12.5rem] gap-2 *:mb-2 *:break-inside-avoid in-data-[density=roomy]:gap-3 in-data-[density=roomy]:*:mb-3';

/** The columns beside each other on a portrait tablet: two, and the other two below. Each scrolls separately, so that all stay visible. */
const PAIRS = [COLUMNS.slice(0, 2), COLUMNS.slice(2)];
const SCROLLING =
  'md:max-lg:max-h-[calc((100dvh-var(--state-bar,0px)-5rem)/var(--pairs))] md:max-lg:overflow-y-auto md:max-lg:px-1';
/** An empty column beside one with tickets is as narrow as its name, which is written downwards. */
const NARROW_PORTRAIT = 'md:max-lg:flex-none md:max-lg:w-10 md:max-lg:[&_h2]:[writing-mode:vertical-rl]';
const NARROW = 'lg:[&_h2]:[writing-mode:vertical-rl]';

/**
 * The widths of the columns on a wide screen. An empty one gives its width to New, which then has room for two tickets
 * beside each other (BOARD-21).
 */
export function tracksOf(columns: Readonly<Record<BoardColumn, readonly unknown[]>>): string {
  const isEmpty = (column: BoardColumn) => columns[column].length === 0;
  if (COLUMNS.every(isEmpty)) return `repeat(${COLUMNS.length}, minmax(0, 1fr))`;
  const isDouble = columns.new.length > 1 && COLUMNS.some(isEmpty);
  return COLUMNS.map((column) =>
    isEmpty(column) ? '2.5rem' : `minmax(0, ${column === 'new' && isDouble ? 2 : 1}fr)`,
  ).join(' ');
}

const isColumn = (name: string | null): name is BoardColumn => COLUMNS.some((column) => column === name);

interface ColumnsProps {
  columns: Record<BoardColumn, Ticket[]>;
  /** The column on whose tickets the keys 1 to 9 act; null: none. */
  keyed: BoardColumn | null;
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /** What is paid for each order. */
  money: MoneyOfOrders;
}

/** The orders in the columns of their status. A phone shows one column at a time. */
export function Columns({ columns, keyed, busy, money }: ColumnsProps) {
  const texts = useTexts(kitchenTexts);
  const [search] = useSearchParams();
  const asked = search.get('column');
  const selected = isColumn(asked) ? asked : 'new';
  const isEmpty = (column: BoardColumn) => columns[column].length === 0;
  const pairs = PAIRS.filter((pair) => !pair.every(isEmpty)).length;
  const isBare = COLUMNS.every(isEmpty);
  return (
    <>
      <nav
        aria-label={texts.columnsLabel}
        className="sticky top-[calc(var(--bar-height)+var(--state-bar,0px))] z-20 -mx-4 mb-2 grid grid-cols-4 border-line border-b bg-cream px-1 md:hidden"
      >
        {COLUMNS.map((column) => (
          <Link
            key={column}
            to={`?column=${column}`}
            replace
            preventScrollReset
            aria-current={column === selected || undefined}
            className="flex min-h-12 flex-col items-center justify-center gap-0.5 border-transparent border-b-3 px-1 text-center font-semibold text-muted text-sm leading-tight aria-current:border-chilli-text aria-current:text-ink"
          >
            {texts.columns[column]}
            <Count count={columns[column].length} />
          </Link>
        ))}
      </nav>
      <div
        style={{ '--tracks': tracksOf(columns), '--pairs': Math.max(1, pairs) } as CSSProperties}
        className="grid items-start gap-2 lg:grid-cols-(--tracks)"
      >
        {PAIRS.map((pair) => (
          <div key={pair[0]} className="contents items-start gap-2 md:max-lg:flex">
            {pair.map((column) => {
              const isNarrow = isEmpty(column) && !isBare;
              const look = isNarrow && !pair.every(isEmpty) ? NARROW_PORTRAIT : SCROLLING;
              return (
                <section
                  key={column}
                  aria-labelledby={`column-${column}`}
                  className={`min-w-0 md:max-lg:flex-1 ${look} ${isNarrow ? NARROW : ''} ${column === selected ? '' : 'max-md:hidden'}`}
                >
                  <div className="sticky top-0 z-10 flex min-h-9 items-center gap-2 bg-cream max-md:justify-end lg:top-(--state-bar,0px)">
                    <h2
                      id={`column-${column}`}
                      className="flex flex-1 items-center gap-2 text-lg max-md:sr-only"
                    >
                      {texts.columns[column]}
                      <Count count={columns[column].length} />
                      {column === keyed && (
                        <Keyboard className="size-5 shrink-0 text-chilli-text" aria-label={texts.bump.here} />
                      )}
                    </h2>
                    <BumpAll column={column} tickets={columns[column]} />
                  </div>
                  {isEmpty(column) && (
                    <p
                      className={`rounded-card border border-line border-dashed px-4 py-6 text-center text-muted ${isNarrow ? 'md:sr-only' : ''}`}
                    >
                      {texts.none[column]}
                    </p>
                  )}
                  <BumpRiders tickets={columns[column]} />
                  <div className={CARDS}>
                    <TicketList
                      tickets={columns[column]}
                      hasKeys={column === keyed}
                      busy={busy}
                      money={money}
                    />
                  </div>
                </section>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
