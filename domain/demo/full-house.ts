import { countDishes } from '#domain/orders/line.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { hasRoom, type Load, QUARTER, quarterOf } from '#domain/slots/quarters.ts';
import { ORDERS_PER_QUARTER } from './demo-settings.ts';
import type { DemoOrder } from './orders.ts';

/**
 * A full house (DEMO-2): the owner has just limited the orders of a quarter of an hour, and three quarters are fully booked: the one
 * for which an order would be promised now, the next one, and one in two hours.
 */

const MINUTE = 60_000;

/** For so long the demo's kitchen has a limit, in minutes. What was ordered before takes no place. */
const LIMITED_FOR = 2;
/** The quarter of an hour that is booked for later begins about this many minutes from now. */
const EVENING = 130;

/** The places of one quarter of an hour. */
const PLACES = Array.from({ length: ORDERS_PER_QUARTER }, (_, place) => place);

/** The beginning of the quarter of an hour after a moment, unless one begins just then. */
const nextQuarter = (moment: number) => new Date(Math.ceil(moment / QUARTER) * QUARTER);

/** The moments at which the last orders came that are promised for the quarter of an hour of an order of now. */
export function rushMoments(now: Date, promiseMinutes: number): Date[] {
  const promise = now.getTime() + promiseMinutes * MINUTE;
  const age = Math.min(promise - quarterOf(promise), MINUTE);
  return PLACES.map((place) => new Date(now.getTime() - Math.floor((age * place) / ORDERS_PER_QUARTER)));
}

/** The times that are chosen by as many as a quarter of an hour takes. */
export function bookedTimes(now: Date, promiseMinutes: number): Date[] {
  const soon = quarterOf(now.getTime() + promiseMinutes * MINUTE) + QUARTER;
  const evening = nextQuarter(now.getTime() + EVENING * MINUTE);
  return PLACES.flatMap(() => [new Date(soon), evening]);
}

/** The time to choose that is about this many minutes from now. */
export const timeIn = (now: Date, minutes: number): Date => nextQuarter(now.getTime() + minutes * MINUTE);

/** The orders, those placed since the kitchen has a limit with their places (SLOT-1). */
export function withPlaces(
  orders: readonly DemoOrder[],
  { capacity }: Pick<SiteSettings, 'capacity'>,
  now: Date,
): DemoOrder[] {
  const loads = new Map<number, Load>();
  return orders.map((order) => {
    const { orderedOn, promisedAt, items } = order.data;
    if (!promisedAt || orderedOn.getTime() < now.getTime() - LIMITED_FOR * MINUTE) return order;
    const start = quarterOf(promisedAt.getTime());
    const dishes = countDishes(items);
    const load = loads.get(start);
    if (!hasRoom(capacity, load, dishes)) throw new Error('The demo has more orders than its kitchen takes.');
    loads.set(start, { orders: (load?.orders ?? 0) + 1, items: (load?.items ?? 0) + dishes });
    return { ...order, data: { ...order.data, slotAt: new Date(start) } };
  });
}

/** The rows of the table `slots`: what is promised for each quarter of an hour. */
export function slotRows(orders: readonly DemoOrder[]) {
  const rows = new Map<number, { start: Date; orders: number; items: number }>();
  for (const { data } of orders) {
    if (!data.slotAt) continue;
    const {
      start,
      orders: count,
      items,
    } = rows.get(data.slotAt.getTime()) ?? {
      ...{ start: data.slotAt, orders: 0, items: 0 },
    };
    rows.set(start.getTime(), { start, orders: count + 1, items: items + countDishes(data.items) });
  }
  return [...rows.values()];
}
