import { startTransition, useEffect, useState } from 'react';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { MOST_KEYS } from '../bump/use-bump-keys.ts';
import type { Ticket } from '../ticket.ts';
import { TicketCard } from './ticket-card.tsx';

/** The cards of a list that fill a large screen. */
const FIRST_SCREEN = 6;
/** As many more are rendered at a time: about as long as a press may wait on a slow tablet. */
const AT_A_TIME = 8;

/**
 * How many cards of a list are rendered. The first screen is there at once, and the others follow in turns between which a
 * press is answered. In the end all are there, so that the browser's search and screen readers find each order.
 */
function useInTurns(all: number): number {
  const [count, setCount] = useState(FIRST_SCREEN);
  useEffect(() => {
    if (count < all) startTransition(() => setCount(count + AT_A_TIME));
  }, [count, all]);
  return count;
}

interface TicketListProps {
  tickets: readonly Ticket[];
  /** The first tickets have a key. */
  hasKeys?: boolean;
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /** What is paid for each order. */
  money: MoneyOfOrders;
}

/** The cards of some orders. */
export function TicketList({ tickets, hasKeys = false, busy, money }: TicketListProps) {
  const count = useInTurns(tickets.length);
  return tickets
    .slice(0, count)
    .map((ticket, index) => (
      <TicketCard
        key={ticket.id}
        ticket={ticket}
        bumpKey={hasKeys && index < MOST_KEYS ? index + 1 : undefined}
        busy={busy.includes(ticket.id)}
        money={money[ticket.id]}
      />
    ));
}
