import type { Ticket } from '../ticket.ts';

/** The tickets of each rider with at least two of them, in the order of the first ticket of each. */
export function ofOneRider(tickets: readonly Ticket[]): { riderId: string; tickets: Ticket[] }[] {
  const groups = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    if (ticket.riderId) groups.set(ticket.riderId, [...(groups.get(ticket.riderId) ?? []), ticket]);
  }
  return [...groups]
    .filter(([, theirs]) => theirs.length > 1)
    .map(([riderId, theirs]) => ({ riderId, tickets: theirs }));
}
