import type { OrderChannel } from '#domain/orders/channel.ts';
import { timeAt } from '#domain/time/local-time.ts';

/** Meals of plans that are delivered in one window are cooked, packed and sent off together: a batch (BOARD-34). */

interface MealOrder {
  channel: OrderChannel;
  /** The beginning of its window as ISO time. */
  scheduledFor: string | null;
}

/** Which batch an order is of: the beginning of its window, an ISO time. Null: the order is no meal of a plan. */
export const batchOf = ({ channel, scheduledFor }: MealOrder): string | null =>
  channel === 'plan' ? scheduledFor : null;

/** A meal time of the kitchen. */
export interface NamedTime {
  name: string;
  deliveredFrom: string;
  deliveredUntil: string;
}

/** The name of the meal time that delivers in a window; null if the owner has moved or deleted it since. */
export function batchName(
  mealTimes: readonly NamedTime[],
  from: Date,
  until: Date | null,
  timeZone: string,
): string | null {
  const begin = timeAt(from, timeZone);
  const same = mealTimes.filter(({ deliveredFrom }) => deliveredFrom === begin);
  const end = until && timeAt(until, timeZone);
  return (same.find(({ deliveredUntil }) => deliveredUntil === end) ?? same[0])?.name ?? null;
}
