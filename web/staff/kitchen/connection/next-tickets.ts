import { isOnTheWay } from '#domain/orders/statuses.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { isForLater, isOnBoard, type Ticket } from '../ticket.ts';

/** How far ahead tickets are printed and kept (milliseconds). */
const AHEAD = 2 * 3_600_000;

/** The tickets of the next hours as sheets of paper, and the moment that they show, in milliseconds. */
export interface PaperTickets {
  sheets: readonly (readonly SheetRow[])[];
  asOf: number;
}

const timeOf = ({ promisedAt, dueAt, orderedOn }: Ticket): number =>
  Date.parse(promisedAt ?? dueAt ?? orderedOn);

/**
 * What the kitchen has to cook and hand over in the next two hours, by promised time (BOARD-18): all that is on the board
 * except what is with a rider already, and the orders ahead that are due until then.
 */
export function nextTickets(tickets: readonly Ticket[], now: Date, mode: OrderMode): Ticket[] {
  const until = now.getTime() + AHEAD;
  return tickets
    .filter((ticket) => isOnBoard(ticket, now, mode) && !isOnTheWay(ticket.status))
    .filter((ticket) => !isForLater(ticket, now) || Date.parse(ticket.dueAt ?? '') <= until)
    .sort((one, other) => timeOf(one) - timeOf(other));
}
