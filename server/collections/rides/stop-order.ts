import { roadMetres } from '#domain/areas/pricing-at.ts';
import { inTourOrder } from '#domain/deliveries/stops.ts';
import { type MapPinned, placedAddress, positionOfAddress } from '#domain/places/map-pin.ts';
import type { Position } from '#domain/places/position.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { positionOfPincode } from '#server/places/pincode-positions.ts';

/** An order on the way, as far as its place and time are concerned. */
export interface OrderStop extends MapPinned {
  id: string;
  pincode: number | null;
  promisedAt: string | null;
  /** Its place in its rider's tour; null: it has none yet. */
  stopAt: number | null;
}

/** Where an order is brought (PIN-1). */
export const positionOf = (order: MapPinned & Pick<OrderStop, 'pincode'>): Position | undefined =>
  positionOfAddress(
    placedAddress(order),
    order.pincode === null ? undefined : positionOfPincode(order.pincode),
  );

/** A stop of a rider who is somewhere: how many come before it, and the road there through these. */
export interface StopAhead<S extends OrderStop> {
  order: S;
  stopsBefore: number;
  /** Undefined where the order's place is not known. */
  metres: number | undefined;
}

/** The stops of a rider in the order of their tour (RIDER-18), with the way to each. A stop without a place adds no metres. */
export function stopsAhead<S extends OrderStop>(
  orders: readonly S[],
  rider: Position,
  { charges }: Pick<SiteSettings, 'charges'>,
): StopAhead<S>[] {
  let here = rider;
  let metres = 0;
  const stops = orders.map((order) => ({ ...order, position: positionOf(order) }));
  return inTourOrder(stops, rider).map((order, stopsBefore) => {
    const { position } = order;
    if (!position) return { order, stopsBefore, metres: undefined };
    metres += roadMetres(here, position, charges.roadPercent);
    here = position;
    return { order, stopsBefore, metres };
  });
}
