import type { Position } from '#domain/places/position.ts';
import { type AreaSettings, areaOf } from './area.ts';

/** A place to which orders went lately. */
export interface OrderedPlace {
  pincode: number | null;
  /** Its map pin, else the middle of its pincode; null: nobody knows. */
  position: Position | null;
  orders: number;
}

export interface OrdersByArea {
  all: number;
  /** The orders that each area would have had, by its id. */
  byArea: Readonly<Record<string, number>>;
  outside: number;
  /** Those outside by their pincode, most first; null: the address has none. */
  outsideOf: readonly { pincode: number | null; orders: number }[];
}

/** In which areas orders would have been, and who outside (AREA-15). Without areas nobody is outside. */
export function ordersByArea(places: readonly OrderedPlace[], settings: AreaSettings): OrdersByArea {
  const byArea: Record<string, number> = {};
  const outside = new Map<number | null, number>();
  let all = 0;
  for (const { pincode, position, orders } of places) {
    all += orders;
    const place = { pincode: pincode ?? undefined, position: position ?? undefined };
    const area = areaOf(settings, place);
    if (area) byArea[area.areaId] = (byArea[area.areaId] ?? 0) + orders;
    else if (settings.areas.length > 0) outside.set(pincode, (outside.get(pincode) ?? 0) + orders);
  }
  const outsideOf = [...outside]
    .map(([pincode, orders]) => ({ pincode, orders }))
    .sort((one, other) => other.orders - one.orders);
  return { all, byArea, outside: outsideOf.reduce((sum, { orders }) => sum + orders, 0), outsideOf };
}
