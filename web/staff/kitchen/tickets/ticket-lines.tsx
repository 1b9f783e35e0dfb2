import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { noteWarning } from '#domain/orders/note-warning.ts';
import { kitchenLine } from '#domain/orders/portion.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from '../board-context.ts';
import { useAtNow } from '../clock.tsx';
import { NoteBand } from '../note-band.tsx';
import { isOfStations } from '../station.ts';
import { kitchenTexts } from '../texts.ts';
import { isCooking, type Ticket } from '../ticket.ts';

interface LineProps {
  ticket: Ticket;
  index: number;
}

const ROW =
  'flex items-start gap-1.5 leading-5 in-data-[density=roomy]:gap-2 in-data-[density=roomy]:text-lg in-data-[density=roomy]:leading-snug';

function LineText({ ticket, index }: LineProps) {
  const { dishes } = useBoard();
  const line = ticket.lines[index];
  if (!line) return null;
  const type = dishes[line.dishId]?.type;
  const { name: dish, options } = kitchenLine(line);
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1">
        {dish}
        {options.map(({ groupId, choiceId, name }) => (
          <span key={`${groupId} ${choiceId}`} className="block font-semibold text-sm leading-tight">
            {`+ ${name}`}
          </span>
        ))}
        {line.note && <NoteBand note={line.note} />}
      </span>
      {type && (
        <span className="mt-0.5 shrink-0">
          <VegMark type={type} size="small" />
        </span>
      )}
    </>
  );
}

/** How many of a dish. */
function Quantity({ ticket, index }: LineProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  return texts.quantity(ticket.lines[index]?.quantity ?? 0);
}

/** A line that can be ticked off by a press anywhere on its row; the box around the number shows it. */
function TickedLine({ ticket, index }: LineProps) {
  const { tick } = useBoard();
  return (
    <label
      className={`${ROW} -mx-1 min-h-7 cursor-pointer rounded-md px-1 py-0.5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric has-checked:text-muted has-checked:line-through in-data-[density=roomy]:min-h-11 in-data-[density=roomy]:py-2`}
    >
      <span className="relative grid h-6 min-w-8 shrink-0 place-items-center font-bold text-sm tabular-nums">
        <input
          type="checkbox"
          checked={ticket.doneLines.includes(index)}
          onChange={() => tick(ticket, index)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md border-2 border-edge outline-none checked:border-coriander checked:bg-coriander"
        />
        <span className="pointer-events-none relative peer-checked:text-white">
          <Quantity ticket={ticket} index={index} />
        </span>
      </span>
      <LineText ticket={ticket} index={index} />
    </label>
  );
}

/** The lines of an order. Cooks tick off what is done; lines of other stations are collapsed. */
export function TicketLines({ ticket }: { ticket: Ticket }) {
  const { stations: texts } = useTexts(kitchenTexts);
  const { settings, stations, dishes } = useBoard();
  const [unfolded, setUnfolded] = useState(false);
  const canTick = useAtNow((now) => isCooking(ticket, now, settings.orderMode));
  // An allergy concerns every station: what touches one dish may touch another.
  const isOurs = ({ dishId, note }: OrderLine) =>
    ticket.hasAllergies || isOfStations(dishId, stations, dishes) || noteWarning(note) === 'allergy';
  const others = ticket.lines.filter((line) => !isOurs(line)).length;
  return (
    <div>
      <ul className={canTick ? 'grid' : 'grid gap-1'}>
        {ticket.lines.map((line, index) => {
          const ours = isOurs(line);
          if (!ours && !unfolded) return null;
          const look = `${canTick ? '' : ROW} ${ours ? '' : 'text-muted'}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
            <li key={index} className={look}>
              {canTick ? (
                <TickedLine ticket={ticket} index={index} />
              ) : (
                <>
                  <span className="min-w-6 shrink-0 font-bold tabular-nums">
                    <Quantity ticket={ticket} index={index} />
                  </span>
                  <LineText ticket={ticket} index={index} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="flex min-h-9 w-full items-center gap-2 rounded-control text-left font-semibold text-muted text-sm hover:text-ink in-data-[density=roomy]:min-h-11"
        >
          <ChevronDown
            className={`size-5 shrink-0 transition-transform duration-150 ${unfolded ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
          {texts.others(others)}
        </button>
      )}
    </div>
  );
}
