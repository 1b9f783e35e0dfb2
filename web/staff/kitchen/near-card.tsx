import { useEffect, useRef, useState } from 'react';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import type { Ticket } from './ticket.ts';
import { TicketCard } from './ticket-card.tsx';
import { ticketElementId } from './use-board-actions.ts';

/** The cards of a list that are always rendered, so that the browser finds their words: an evening’s orders, not those of 300. */
const ALWAYS = 60;
/** How far from the screen a card is rendered: a flick of a finger. */
const MARGIN = '900px 0px';

interface NearCardProps {
  ticket: Ticket;
  /** Its place in the list. */
  index: number;
  bumpKey?: number | undefined;
  busy: boolean;
  money: OrderMoney | undefined;
}

let observer: IntersectionObserver | undefined;
const shows = new WeakMap<Element, () => void>();

/** Calls `show` once the element comes near the screen. One observer watches all cards. */
function watch(element: Element, show: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) shows.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  shows.set(element, show);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    shows.delete(element);
  };
}

/** A card of a long list: until it comes near the screen, only its number stands in its place. */
export function NearCard({ index, ...card }: NearCardProps) {
  const { ticket } = card;
  const [near, setNear] = useState(index < ALWAYS);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (near || !place.current) return undefined;
    return watch(place.current, () => setNear(true));
  }, [near]);
  if (near) return <TicketCard {...card} />;
  const element = ticketElementId(ticket.id);
  return (
    <article
      ref={place}
      id={element}
      tabIndex={-1}
      aria-labelledby={`${element}-number`}
      onFocus={() => setNear(true)}
      className="min-h-44 rounded-card border-2 border-line bg-paper p-2"
    >
      <h3 id={`${element}-number`} className="text-muted text-xl tabular-nums">
        {ticket.number}
      </h3>
    </article>
  );
}
