import type { OrderStatus } from '../statuses.ts';

/** Events of many orders in one request (BOARD-33): each is one of its own, and is taken or refused for itself. */

/** The most events of a request: one for each tiffin of a large kitchen's lunch. */
export const MOST_EVENTS = 500;

/** What can be done with many orders at once: a step, taking it back, and giving them to a rider. */
export const BATCH_EVENT_TYPES = ['step', 'undo', 'assign'] as const;

/** One of the events. */
export interface BatchEvent {
  /** The id of the event, so that a repeated request takes it once. */
  eventId: string;
  orderId: string;
  type: (typeof BATCH_EVENT_TYPES)[number];
  /** The status that the acting person saw. */
  from: OrderStatus;
  to?: OrderStatus;
  promisedInMinutes?: number;
  riderId?: string | null;
  allergiesSeen?: boolean;
}

/** What became of the events. */
export interface BatchAnswer {
  /** The ids of the orders whose event was taken. */
  taken: string[];
  refused: { orderId: string; type: string }[];
}
