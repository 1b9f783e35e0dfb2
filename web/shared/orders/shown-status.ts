import type { Order } from '#domain/orders/order.ts';
import { type ShownStatus, statusForCustomer, statusOf, type TimedOrder } from '#domain/orders/status.ts';
import type { KitchenSettings, OrderMode } from '#domain/site/kitchen-settings.ts';

type Timed = Pick<Order, 'kind' | 'status' | 'orderedOn' | 'dueAt' | 'acceptBy' | 'promisedAt'>;

/** What the rules of an order's life need of one whose times are ISO times. */
export function timedOrder({ kind, status, orderedOn, dueAt, acceptBy, promisedAt }: Timed): TimedOrder {
  const timeOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...{ kind, status, orderedOn: new Date(orderedOn) },
    ...{ dueAt: timeOf(dueAt), acceptBy: timeOf(acceptBy), promisedAt: timeOf(promisedAt) },
  };
}

/** The shown status of an order at a given time; the order's times are ISO times. */
export const shownStatus = (order: Timed, now: Date, mode: OrderMode): ShownStatus =>
  statusOf(timedOrder(order), now, mode);

/** The status that its customer reads at a given time. */
export const customerStatus = (
  order: Timed,
  now: Date,
  { orderMode, acceptStartsCooking }: Pick<KitchenSettings, 'orderMode' | 'acceptStartsCooking'>,
): ShownStatus => statusForCustomer(shownStatus(order, now, orderMode), acceptStartsCooking);
