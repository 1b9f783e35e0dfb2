import { CloudOff, ShoppingBag, Utensils } from 'lucide-react';
import { memo, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import { AllergyBand } from '../allergy-band.tsx';
import { useBoard } from '../board-context.ts';
import { TicketChanges } from '../changes/ticket-changes.tsx';
import { useAtNow } from '../clock.tsx';
import { offlineBoardTexts } from '../connection/texts.ts';
import { TicketTools } from '../details/ticket-tools.tsx';
import { FailedAttempt } from '../failed-attempt.tsx';
import { NoteBand } from '../note-band.tsx';
import { kitchenTexts } from '../texts.ts';
import { isPacked, type Ticket } from '../ticket.ts';
import { ticketElementId } from '../use-board-actions.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketCustomer } from './ticket-customer.tsx';
import { TicketHead, type Urgency, urgencyOf } from './ticket-head.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { TicketRider } from './ticket-rider.tsx';

const EDGE: Record<Urgency, string> = {
  fresh: 'border-edge',
  amber: 'border-turmeric',
  red: 'border-chilli',
};

interface TicketCardProps {
  ticket: Ticket;
  /** The key that moves it on, if it has one. */
  bumpKey?: number | undefined;
  /** A request about the order is under way. */
  busy: boolean;
  /** What is paid for it; undefined while that is not known. */
  money: OrderMoney | undefined;
}

/** How the order is packed: fetched, and with cutlery. */
function Packing({ ticket: { kind, cutlery } }: { ticket: Ticket }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  if (kind !== 'pickup' && !cutlery) return null;
  return (
    <p className="flex flex-wrap gap-x-3 font-bold text-sm leading-tight">
      {kind === 'pickup' && (
        <span className="flex items-center gap-1.5">
          <ShoppingBag className="size-4 shrink-0" aria-hidden="true" />
          {texts.pickup}
        </span>
      )}
      {cutlery && (
        <span className="flex items-center gap-1.5">
          <Utensils className="size-4 shrink-0" aria-hidden="true" />
          {texts.cutlery}
        </span>
      )}
    </p>
  );
}

/**
 * One order on the board, with what the kitchen needs at a glance. The customer and what is done rarely are behind a tap; the
 * customer is in sight once the food is packed (BOARD-22). It renders again only when its own order has changed.
 */
export const TicketCard = memo(function TicketCard({ ticket, bumpKey, busy, money }: TicketCardProps) {
  const { settings } = useBoard();
  const { waits } = useTexts(offlineBoardTexts);
  const [open, setOpen] = useState(false);
  const urgency = useAtNow((now) => urgencyOf(ticket, now, settings));
  const showsCustomer = useAtNow((now) => isPacked(ticket, now, settings.orderMode)) || open;
  const element = ticketElementId(ticket.id);
  const detailsId = `${element}-details`;
  return (
    <article
      id={element}
      tabIndex={-1}
      aria-labelledby={`${element}-number`}
      className={`grid min-w-0 gap-1.5 rounded-card border-2 bg-paper p-2 shadow-soft [contain-intrinsic-size:auto_11rem] [content-visibility:auto] in-data-[density=roomy]:gap-3 in-data-[density=roomy]:p-3 ${EDGE[urgency]}`}
    >
      <TicketHead
        ticket={ticket}
        money={money}
        bumpKey={bumpKey}
        headingId={`${element}-number`}
        details={{ open, controls: detailsId, onToggle: () => setOpen(!open) }}
      />
      {ticket.isQueued && (
        <p className="flex items-center gap-2 rounded-control bg-turmeric px-3 py-1.5 font-semibold text-on-turmeric">
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          {waits}
        </p>
      )}
      {ticket.hasAllergies && <AllergyBand orderId={ticket.id} />}
      <TicketLines ticket={ticket} />
      {ticket.note && <NoteBand note={ticket.note} />}
      <Packing ticket={ticket} />
      <FailedAttempt ticket={ticket} />
      <div id={detailsId} className="grid gap-1.5 empty:hidden">
        {showsCustomer && <TicketCustomer ticket={ticket} money={money} />}
        {showsCustomer && <TicketRider ticket={ticket} busy={busy} />}
        {open && <TicketTools ticket={ticket} busy={busy} />}
      </div>
      <TicketChanges ticket={ticket} />
      <TicketActions ticket={ticket} busy={busy} />
    </article>
  );
});
