import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
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
      <span className="shrink-0 font-bold tabular-nums">{texts.quantity(line.quantity)}</span>
      <span className="wrap-anywhere min-w-0 flex-1">{line.name}</span>
      {type && (
        <span className="mt-1 shrink-0">
          <VegMark type={type} size="small" />
        </span>
      )}
    </>
  );
}

/** A line that can be ticked off, with all of its row as the target. */
function TickedLine({ ticket, index }: LineProps) {
  const { tick } = useBoard();
  return (
    <label className="-mx-1 flex min-h-11 cursor-pointer items-start gap-2 rounded-control px-1 py-2 has-focus-visible:ring-3 has-focus-visible:ring-turmeric has-checked:text-muted has-checked:line-through">
      <input
        type="checkbox"
        checked={ticket.doneLines.includes(index)}
        onChange={() => tick(ticket, index)}
        className="mt-0.5 size-6 shrink-0 accent-coriander outline-none"
      />
      <LineText ticket={ticket} index={index} />
    </label>
  );
}

/** What an order consists of. Whoever cooks ticks off what is done. */
export function TicketLines({ ticket }: { ticket: Ticket }) {
  const { settings } = useBoard();
  const canTick = useAtNow((now) => isCooking(ticket, now, settings.orderMode));
  return (
    <ul className={`text-lg leading-snug ${canTick ? '' : 'grid gap-1.5'}`}>
      {ticket.lines.map((_line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines stay where they are
        <li key={index} className={canTick ? '' : 'flex items-start gap-2'}>
          {canTick ? (
            <TickedLine ticket={ticket} index={index} />
          ) : (
            <LineText ticket={ticket} index={index} />
          )}
        </li>
      ))}
    </ul>
  );
}
