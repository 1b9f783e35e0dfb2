import type { Order } from '#domain/orders/order.ts';
import { type ShownStatus, statusForCustomer, statusOf } from '#domain/orders/status.ts';
import type { KitchenSettings, OrderMode } from '#domain/site/kitchen-settings.ts';

/** The shown status of an order at a given time; the order's times are ISO times. */
export function shownStatus(
  order: Pick<Order, 'kind' | 'status' | 'orderedOn' | 'dueAt' | 'acceptBy'>,
  now: Date,
  mode: OrderMode,
): ShownStatus {
  const { kind, status } = order;
  const timeOf = (text: string | null) => (text === null ? null : new Date(text));
  const times = {
    orderedOn: new Date(order.orderedOn),
    dueAt: timeOf(order.dueAt),
    acceptBy: timeOf(order.acceptBy),
  };
  return statusOf({ kind, status, ...times }, now, mode);
}

/** The status that its customer reads at a given time. */
export const customerStatus = (
  order: Parameters<typeof shownStatus>[0],
  now: Date,
  { orderMode, acceptStartsCooking }: Pick<KitchenSettings, 'orderMode' | 'acceptStartsCooking'>,
): ShownStatus => statusForCustomer(shownStatus(order, now, orderMode), acceptStartsCooking);
