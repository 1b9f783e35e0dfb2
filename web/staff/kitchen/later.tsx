import { CalendarClock, ChevronDown } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { CARDS } from './columns.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { TicketList } from './tickets/ticket-list.tsx';

interface LaterProps {
  /** Those that are due soonest first. */
  tickets: readonly Ticket[];
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /** What is paid for each order. */
  money: MoneyOfOrders;
  /** The tickets are old, because there is no connection. */
  isStale: boolean;
}

/** The orders ahead that are not due yet, folded up: each moves into its column, and rings, when it is due. */
export function Later({ tickets, busy, money, isStale }: LaterProps) {
  const texts = useTexts(kitchenTexts).later;
  if (tickets.length === 0) return null;
  return (
    <details
      className={`group rounded-card border border-line bg-paper open:col-span-full ${isStale ? 'grayscale' : ''}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-1 font-semibold leading-tight [&::-webkit-details-marker]:hidden">
        <CalendarClock className="size-5 shrink-0" aria-hidden="true" />
        <span className="flex-1">{texts.title(tickets.length)}</span>
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className="px-4 pb-3 text-muted text-sm">{texts.hint}</p>
      <div className={`${CARDS} px-2 pb-2`}>
        <TicketList tickets={tickets} busy={busy} money={money} />
      </div>
    </details>
  );
}
