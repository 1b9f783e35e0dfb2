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

/**
 * The window in minutes after the order, such as 30 to 45. The list of orders says it like that in `age` mode, for a
 * delivery as soon as possible (ORDER-13). Null for all other orders, whose window is said in times of day.
 */
export function windowInMinutes(
  order: { kind: OrderKind; orderedOn: Date | string; scheduledFor: unknown; dueAt: unknown },
  { from, until }: OrderWindow,
  mode: OrderMode,
): { from: number; until: number } | null {
  if (mode !== 'age' || order.kind !== 'delivery' || order.scheduledFor || order.dueAt) return null;
  const orderedOn = new Date(order.orderedOn).getTime();
  const after = (moment: Date) => Math.round((moment.getTime() - orderedOn) / MINUTE);
  return { from: after(from), until: after(until) };
}
