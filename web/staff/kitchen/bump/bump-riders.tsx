import { Bike, ChevronsRight } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from '../board-context.ts';
import { kitchenTexts } from '../texts.ts';
import type { Ticket } from '../ticket.ts';
import { ofOneRider } from './of-one-rider.ts';

/** Buttons that move all tickets of one rider on, for each rider with several in a column; the toast takes it back (BOARD-31). */
export function BumpRiders({ tickets }: { tickets: readonly Ticket[] }) {
  const { bump: texts } = useTexts(kitchenTexts);
  const { bumpAll, riders } = useBoard();
  const groups = ofOneRider(tickets);
  if (groups.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {groups.map(({ riderId, tickets: theirs }) => {
        const name = riders.find(({ id }) => id === riderId)?.name ?? texts.aRider;
        return (
          <li key={riderId}>
            <button
              type="button"
              aria-label={texts.ofRider(name, theirs.length)}
              onClick={() => bumpAll(theirs)}
              className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-3 font-semibold leading-tight hover:border-ink"
            >
              <Bike className="size-5 shrink-0" aria-hidden="true" />
              <span className="max-w-32 truncate">{name}</span>
              <span className="tabular-nums">{theirs.length}</span>
              <ChevronsRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
