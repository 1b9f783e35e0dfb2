import type { Place } from '#domain/areas/place.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { promiseMinutesFor } from '#domain/orders/promise.ts';
import { preparationMinutes, type SlotSettings } from '#domain/slots/slots.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/**
 * When the food of an order must be ready to leave the kitchen: at its time, earlier by what a rider takes longer than the
 * counter, to the quarter of an hour. Meals of a plan go out together, whatever their areas are.
 * @param at when it is delivered or fetched
 */
export function readyAtOf(
  at: Date,
  request: { kind: OrderKind; place: Place | undefined },
  settings: Pick<SlotSettings, 'kitchen' | 'areas' | 'shop'>,
): Date {
  const way = preparationMinutes(settings, request) - promiseMinutesFor('pickup', settings.kitchen);
  const ready = at.getTime() - (request.kind === 'pickup' ? 0 : Math.max(0, way)) * MINUTE;
  return new Date(Math.floor(ready / QUARTER) * QUARTER);
}
