import { Bike, ChevronDown } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from '../board-context.ts';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';
import { isBrought, type Ticket } from '../ticket.ts';

/** Shows an order's rider, and assigns another. A rider may have several orders. */
export function TicketRider({ ticket, busy }: { ticket: Ticket; busy: boolean }) {
  const { rider: texts } = useTexts(kitchenTexts);
  const { riders, settings, act } = useBoard();
  const shows = useAtNow((now) => isBrought(ticket, now, settings.orderMode));
  const { riderId, number } = ticket;
  if (!shows || (riders.length === 0 && riderId === null)) return null;
  const isKnown = riderId === null || riders.some(({ id }) => id === riderId);
  const nameOf = (id: string) => riders.find((each) => each.id === id)?.name || texts.noName;
  const assign = (id: string) =>
    void act(
      ticket,
      { type: 'assign', riderId: id || null },
      id ? texts.assigned(number, nameOf(id)) : texts.unassigned(number),
    );
  return (
    <label className="relative flex min-w-0 items-center">
      <span className="sr-only">{texts.label(number)}</span>
      <Bike className="pointer-events-none absolute left-3 size-5 text-muted" aria-hidden="true" />
      <select
        value={riderId ?? ''}
        disabled={busy}
        onChange={(event) => assign(event.target.value)}
        className="min-h-11 w-full appearance-none truncate rounded-control border border-edge bg-paper pr-9 pl-10 font-semibold hover:border-ink"
      >
        <option value="">{texts.none}</option>
        {!isKnown && <option value={riderId}>{ticket.riderName ?? texts.noName}</option>}
        {riders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || texts.noName}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-5 text-muted" aria-hidden="true" />
    </label>
  );
}
