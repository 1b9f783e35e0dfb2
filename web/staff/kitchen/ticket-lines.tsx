import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
import { isOfStations } from './station.ts';
import { kitchenTexts } from './texts.ts';
import { isCooking, type Ticket } from './ticket.ts';

interface LineProps {
  ticket: Ticket;
  index: number;
}

function LineText({ ticket, index }: LineProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { dishes } = useBoard();
  const line = ticket.lines[index];
  if (!line) return null;
  const type = dishes[line.dishId]?.type;
  return (
    <>
      <span className="min-w-8 shrink-0 font-bold tabular-nums">{texts.quantity(line.quantity)}</span>
      <span className="wrap-anywhere min-w-0 flex-1">
        {line.name}
        {line.options?.map(({ groupId, choiceId, name }) => (
          <span key={`${groupId} ${choiceId}`} className="block font-semibold text-base">{`+ ${name}`}</span>
        ))}
        {line.note && (
          <span className="mt-1 block w-fit rounded-control bg-turmeric/25 px-2 py-0.5 font-semibold text-base">
            {line.note}
          </span>
        )}
      </span>
      {type && (
        <span className="mt-1 shrink-0">
          <VegMark type={type} size="small" />
        </span>
      )}
    </>
  );
}

/** A line that can be ticked off by a press anywhere on its row. */
function TickedLine({ ticket, index }: LineProps) {
  const { tick } = useBoard();
  return (
    <label className="-mx-1 flex min-h-11 cursor-pointer items-start gap-2 rounded-control px-1 py-2 has-focus-visible:ring-3 has-focus-visible:ring-turmeric has-checked:text-muted has-checked:line-through">
      <input
        type="checkbox"
        checked={ticket.doneLines.includes(index)}
        onChange={() => tick(ticket, index)}
        className="size-6 shrink-0 accent-coriander outline-none"
      />
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
  const isOurs = ({ dishId }: OrderLine) => isOfStations(dishId, stations, dishes);
  const others = ticket.lines.filter((line) => !isOurs(line)).length;
  return (
    <div>
      <ul className={`text-lg leading-snug ${canTick ? '' : 'grid gap-1.5'}`}>
        {ticket.lines.map((line, index) => {
          const ours = isOurs(line);
          if (!ours && !unfolded) return null;
          const look = `${canTick ? '' : 'flex items-start gap-2'} ${ours ? '' : 'text-muted'}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
            <li key={index} className={look}>
              {canTick ? (
                <TickedLine ticket={ticket} index={index} />
              ) : (
                <LineText ticket={ticket} index={index} />
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
          className="flex min-h-11 w-full items-center gap-2 rounded-control text-left font-semibold text-muted hover:text-ink"
        >
          <ChevronDown
            className={`size-5 shrink-0 transition-transform duration-150 motion-reduce:transition-none ${unfolded ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
          {texts.others(others)}
        </button>
      )}
    </div>
  );
}
