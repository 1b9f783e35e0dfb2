import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from '../board-context.ts';
import type { DishTotal } from '../station.ts';
import { kitchenTexts } from '../texts.ts';

/** A list of how many of each dish all open orders still need. */
export function AllDay({ id, totals }: { id: string; totals: readonly DishTotal[] }) {
  const { allDay: texts, ticket } = useTexts(kitchenTexts);
  const { dishes } = useBoard();
  return (
    <section
      id={id}
      aria-label={texts.title}
      className="max-h-[33dvh] overflow-y-auto rounded-card border border-line bg-paper p-3 shadow-soft"
    >
      {totals.length === 0 && <p className="px-1 py-2 text-muted">{texts.none}</p>}
      <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {totals.map(({ key, dishId, name, quantity }) => {
          const type = dishes[dishId]?.type;
          return (
            <li
              key={key}
              className="flex min-w-0 items-start gap-3 border-line border-b py-1.5 text-lg leading-snug"
            >
              <span className="min-w-12 shrink-0 text-right font-bold tabular-nums">
                {ticket.quantity(quantity)}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
              {type && (
                <span className="mt-1 shrink-0">
                  <VegMark type={type} size="small" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
