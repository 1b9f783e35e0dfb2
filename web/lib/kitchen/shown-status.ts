import { type ShownStatus, statusOf } from '#domain/orders/status.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';

/** The shown status of an order at a given time; the order's times are ISO times. */
export function shownStatus(
  { kind, status, orderedOn, acceptBy }: Pick<OrderDocument, 'kind' | 'status' | 'orderedOn' | 'acceptBy'>,
  now: Date,
  mode: OrderMode,
): ShownStatus {
  const times = { orderedOn: new Date(orderedOn), acceptBy: acceptBy === null ? null : new Date(acceptBy) };
  return statusOf({ kind, status, ...times }, now, mode);
}
