import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import type { OrderChannel } from './channel.ts';
import type { OrderKind } from './kinds.ts';
import type { OrderStatus } from './statuses.ts';

/** The times of an order on which its window depends; stored times, or ISO times of the wire. */
export interface PromisedOrder {
  status: OrderStatus;
  promisedAt: Date | string | null;
}

/** When an order comes. */
export interface OrderWindow {
  from: Date;
  until: Date;
}

const MINUTE = 60_000;

/** The window of a promised time: from then until the order counts as late. */
export const windowFrom = (promisedAt: Date | string, lateAfterMinutes: number): OrderWindow => {
  const from = new Date(promisedAt);
  return { from, until: new Date(from.getTime() + lateAfterMinutes * MINUTE) };
};

/**
 * The window in which an order comes, for everybody who is told: pages, board, riders, tickets, mails and Web Push
 * (ORDER-43). Null for an order without a promise, and while it waits for its payment, which moves the promise.
 */
export function windowOf(
  { status, promisedAt }: PromisedOrder,
  lateAfterMinutes: number,
): OrderWindow | null {
  if (promisedAt === null || status === 'awaitingPayment') return null;
  return windowFrom(promisedAt, lateAfterMinutes);
}

/** The window in which an order is delivered, on labels and sheets: that of the meal time for a meal of a plan. */
export function deliveryWindow(
  order: {
    channel: OrderChannel;
    status: OrderStatus;
    promisedAt: string | null;
    scheduledFor: string | null;
  },
  lateAfterMinutes: number,
): OrderWindow | null {
  const { channel, promisedAt, scheduledFor } = order;
  if (channel === 'plan' && scheduledFor !== null && promisedAt !== null)
    return { from: new Date(scheduledFor), until: new Date(promisedAt) };
  return windowOf(order, lateAfterMinutes);
}

/** What a kitchen promises until its owner says otherwise, in minutes after the order (ORDER-12, ORDER-13). */
export const FIRST_PROMISE = { from: 30, until: 45 } as const;

/**
 * Whether an order has the promise of the first settings: then the confirmation says its beginning as one time, and the list of
 * orders says '30-45 minutes'. All pages say any other promise as the same window of times of day (ORDER-43).
 */
export function hasFirstPromise(
  order: { kind: OrderKind; orderedOn: Date | string; scheduledFor: unknown; dueAt: unknown },
  { from, until }: OrderWindow,
  mode: OrderMode,
): boolean {
  if (mode !== 'age' || order.kind !== 'delivery' || order.scheduledFor || order.dueAt) return false;
  const orderedOn = new Date(order.orderedOn).getTime();
  const after = (moment: Date) => Math.round((moment.getTime() - orderedOn) / MINUTE);
  return after(from) === FIRST_PROMISE.from && after(until) === FIRST_PROMISE.until;
}
