import { isLater } from '#domain/orders/due.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { MAX_PROMISE, MIN_PROMISE } from '#domain/orders/promise.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import { type BoardColumn, isAccepted, rowOf } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';

/** An order as the board shows it. */
export const ticketView = orderView(
  'number',
  'kind',
  'channel',
  'status',
  'orderedOn',
  'scheduledFor',
  'prepaid',
  'dueAt',
  'acceptBy',
  'promisedAt',
  'cancelAskedAt',
  'statusSince',
  'people',
  'riderId',
  'riderName',
  'attemptedAt',
  'attemptReason',
  'asksCode',
  'codeGivenAt',
  'codeTries',
  'lines',
  'revision',
  'terms',
  'doneLines',
  'note',
  'hasAllergies',
  'cutlery',
  'customerName',
  'customerPhone',
  'address',
  'instructions',
  'door',
  'paymentMethod',
  'testPayment',
  'total',
);
export interface Ticket extends Viewed<typeof ticketView> {
  /** Its last step waits to be sent (BOARD-17). */
  isQueued?: boolean;
}

/** Whether the kitchen or a rider still has something to do for an order. */
export const isOnBoard = (ticket: Ticket, now: Date, mode: OrderMode): boolean =>
  rowOf(shownStatus(ticket, now, mode).status).column !== null;

/** Whether an order was ordered ahead, is not due, and the kitchen has not begun with it. */
export const isForLater = (ticket: Ticket, now: Date): boolean =>
  isLater(ticket, now) && rowOf(ticket.status).canWait;

/** The orders that are not due yet, the next one first. */
export const laterOf = (tickets: readonly Ticket[], now: Date): Ticket[] =>
  tickets
    .filter((ticket) => isForLater(ticket, now))
    .sort((one, other) => Date.parse(one.dueAt ?? '') - Date.parse(other.dueAt ?? ''));

/** Whether the kitchen must accept or reject the order: the board rings for these. */
export const isWaiting = ({ status, byAge }: ShownStatus): boolean => status === 'placed' && !byAge;

/** Whether an order is being cooked, so that its lines can be ticked off. */
export const isCooking = (ticket: Ticket, now: Date, mode: OrderMode): boolean =>
  rowOf(shownStatus(ticket, now, mode).status).ticksLines;

/** Whether a rider can be assigned: a delivery that the kitchen has accepted and that has not arrived. */
export const isBrought = (ticket: Ticket, now: Date, mode: OrderMode): boolean => {
  const { status, byAge } = shownStatus(ticket, now, mode);
  return ticket.kind === 'delivery' && !byAge && isAccepted(status);
};

/** When a ticket's order began to count as new: at once if it was put off, otherwise when it became due. */
const startOfTicket = ({ orderedOn, scheduledFor, dueAt, prepaid }: Ticket): number =>
  Date.parse(((scheduledFor || prepaid) && dueAt) || orderedOn);

/** The time by which tickets are sorted: from when a new order waits, any other order's promised time. */
const urgencyTime = (ticket: Ticket): number =>
  ticket.status !== 'placed' && ticket.promisedAt ? Date.parse(ticket.promisedAt) : startOfTicket(ticket);

/** The tickets of each column, the most urgent first. Orders that have ended or are not due are in no column. */
export function columnsOf(
  tickets: readonly Ticket[],
  now: Date,
  mode: OrderMode,
): Record<BoardColumn, Ticket[]> {
  const columns: Record<BoardColumn, Ticket[]> = { new: [], preparing: [], ready: [], onTheWay: [] };
  const timed = tickets.map((ticket) => [urgencyTime(ticket), ticket] as const);
  for (const [, ticket] of timed.sort(([one], [other]) => one - other)) {
    const { column } = rowOf(shownStatus(ticket, now, mode).status);
    if (column && !isForLater(ticket, now)) columns[column].push(ticket);
  }
  return columns;
}

const MINUTE = 60_000;

/** Whole minutes since a ticket's order was placed, or since it is due if it was ordered ahead. */
export const ageOf = (ticket: Ticket, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - startOfTicket(ticket)) / MINUTE));

/** Whether the promised time of an order has passed. */
export const isLate = ({ promisedAt }: Pick<Ticket, 'promisedAt'>, now: Date): boolean =>
  promisedAt !== null && Date.parse(promisedAt) < now.getTime();

/** Whether the food is ready: whoever packs or hands it out needs name, address and phone (BOARD-22). */
export const isPacked = (ticket: Ticket, now: Date, mode: OrderMode): boolean =>
  !rowOf(shownStatus(ticket, now, mode).status).toCook;

/** Minutes between two times that can be chosen. */
const OFFER = 5;

const within = (minutes: number): number => Math.min(MAX_PROMISE, Math.max(MIN_PROMISE, minutes));

/** Whole minutes from now until the promised time plus `more`, limited to what can be promised. A past time counts as now. */
export function minutesUntil(promisedAt: string | null, now: Date, more = 0): number {
  const left = promisedAt === null ? 0 : Date.parse(promisedAt) - now.getTime();
  return within(Math.ceil(Math.max(0, left) / MINUTE) + more);
}

/** The next time to choose, up (1) or down (-1): always a multiple of five minutes. */
export function nextOffer(minutes: number, direction: 1 | -1): number {
  const steps = direction === 1 ? Math.floor(minutes / OFFER) : Math.ceil(minutes / OFFER);
  return within((steps + direction) * OFFER);
}

/** What is proposed for an order without a promise, in minutes: to cook it, and to drive 25 km or more. */
const FAR_OFFER = 90;

const upToOffer = (minutes: number): number => within(Math.ceil(minutes / OFFER) * OFFER);

/** The time proposed for a new order. */
export interface ProposedTime {
  minutes: number;
  /** Whether it is the promise that the customer already has. */
  kept: boolean;
}

/**
 * The minutes proposed for a new order: what the kitchen usually takes at the moment. The existing promise is kept if that
 * is about the same or sooner, so that accepting by one tap never promises less time than the customer was told. An order
 * without a promise has a long way (AREA-16).
 * @param usual null while there are too few orders
 */
export function proposalFor(promisedAt: string | null, now: Date, usual: number | null): ProposedTime {
  if (promisedAt === null) return { minutes: FAR_OFFER, kept: false };
  const left = (Date.parse(promisedAt) - now.getTime()) / MINUTE;
  const promised = minutesUntil(promisedAt, now);
  const isPossible = left > MIN_PROMISE - 1;
  if (usual === null) return { minutes: promised, kept: isPossible };
  const minutes = upToOffer(usual);
  return isPossible && (usual - promised <= OFFER || minutes < left)
    ? { minutes: promised, kept: true }
    : { minutes, kept: false };
}
