import { CloudOff, Utensils } from 'lucide-react';
import { memo } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import { useBoard } from './board-context.ts';
import { TicketChanges } from './changes/ticket-changes.tsx';
import { useAtNow } from './clock.tsx';
import { offlineBoardTexts } from './connection/texts.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketCustomer } from './ticket-customer.tsx';
import { TicketHead, type Urgency, urgencyOf } from './ticket-head.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { TicketRider } from './ticket-rider.tsx';
import { ticketElementId } from './use-board-actions.ts';

const EDGE: Record<Urgency, string> = {
  fresh: 'border-edge',
  amber: 'border-turmeric',
  red: 'border-chilli',
};

interface TicketCardProps {
  ticket: Ticket;
  /** A request about the order is under way. */
  busy: boolean;
  /** What is paid for it; undefined while that is not known. */
  money: OrderMoney | undefined;
}

/** That the rider stood at the door in vain; the kitchen decides what happens. */
function FailedAttempt({ ticket: { attemptedAt, attemptReason } }: { ticket: Ticket }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  if (attemptedAt === null || attemptReason === null) return null;
  return (
    <p role="alert" className="rounded-control bg-chilli px-3 py-2 font-semibold text-white">
      {texts.attempted(texts.attempts[attemptReason], timeOfDay(new Date(attemptedAt)))}
    </p>
  );
}

/** One order on the board. It renders again only when its own order has changed. */
export const TicketCard = memo(function TicketCard({ ticket, busy, money }: TicketCardProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { settings } = useBoard();
  const { waits } = useTexts(offlineBoardTexts);
  const urgency = useAtNow((now) => urgencyOf(ticket, now, settings));
  const headingId = `${ticketElementId(ticket.id)}-number`;
  return (
    <article
      id={ticketElementId(ticket.id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`grid min-w-0 gap-3 rounded-card border-2 bg-paper p-3 shadow-soft ${EDGE[urgency]}`}
    >
      <TicketHead ticket={ticket} settings={settings} headingId={headingId} />
      {ticket.isQueued && (
        <p className="flex items-center gap-2 rounded-control bg-turmeric px-3 py-2 font-semibold text-on-turmeric">
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          {waits}
        </p>
      )}
      <TicketLines ticket={ticket} />
      {ticket.note && (
        <p className="wrap-anywhere rounded-control bg-turmeric/25 px-3 py-2 font-bold">{ticket.note}</p>
      )}
      {ticket.cutlery && (
        <p className="flex items-center gap-2 font-bold">
          <Utensils className="size-5 shrink-0" aria-hidden="true" />
          {texts.cutlery}
        </p>
      )}
      <FailedAttempt ticket={ticket} />
      <TicketCustomer ticket={ticket} money={money} />
      <TicketRider ticket={ticket} busy={busy} />
      <TicketChanges ticket={ticket} />
      <TicketActions ticket={ticket} busy={busy} />
    </article>
  );
});
