import { metresBetween, type Position } from '#domain/places/position.ts';
import { lengthOf, shortestOrder } from './shortest-way.ts';

/** Which rider takes which orders of a round (RIDER-17): a proposal, which staff change and apply. */

interface Stop {
  id: string;
  /** Where it is; undefined: nobody knows. */
  position: Position | undefined;
}

/** A rider, with the orders that they have already. */
export interface SharingRider {
  id: string;
  has: number;
}

/** What a rider is to take. */
export interface Share<S> {
  riderId: string;
  stops: S[];
}

/** The direction from the kitchen, counterclockwise from the east (radians). A degree of longitude is shorter than one of latitude. */
function angleFrom(kitchen: Position, { latitude, longitude }: Position): number {
  const width = Math.cos((kitchen.latitude * Math.PI) / 180);
  return Math.atan2(latitude - kitchen.latitude, (longitude - kitchen.longitude) * width);
}

const inWords = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** How many orders each rider takes, so that all have as equally many as can be. Those who are named first take one more. */
function sizesOf(count: number, riders: readonly SharingRider[]): number[] {
  const sizes = riders.map(() => 0);
  for (let left = count; left > 0; left--) {
    let least = 0;
    const has = (at: number) => (riders[at]?.has ?? 0) + (sizes[at] ?? 0);
    riders.forEach((_rider, at) => {
      if (has(at) < has(least)) least = at;
    });
    sizes[least] = (sizes[least] ?? 0) + 1;
  }
  return sizes;
}

/**
 * The stops in the order in which a hand would sweep them around the kitchen, beginning behind the widest gap between two
 * directions. Those whose place is not known come last. Equal input gives equal order.
 */
function swept<S extends Stop>(stops: readonly S[], kitchen: Position): S[] {
  const known = stops.flatMap((stop) =>
    stop.position
      ? [{ stop, angle: angleFrom(kitchen, stop.position), metres: metresBetween(kitchen, stop.position) }]
      : [],
  );
  known.sort(
    (one, other) =>
      one.angle - other.angle || one.metres - other.metres || inWords(one.stop.id, other.stop.id),
  );
  let first = 0;
  let widest = -1;
  known.forEach(({ angle }, at) => {
    const before = at === 0 ? (known.at(-1)?.angle ?? 0) - 2 * Math.PI : (known[at - 1]?.angle ?? 0);
    if (angle - before <= widest) return;
    widest = angle - before;
    first = at;
  });
  const unknown = stops
    .filter(({ position }) => position === undefined)
    .sort((one, other) => inWords(one.id, other.id));
  return [...known.slice(first), ...known.slice(0, first)].map(({ stop }) => stop).concat(unknown);
}

/**
 * Shares stops among riders: each stop is one rider's, all riders have as equally many orders as can be, and each rider's lie in
 * one direction from the kitchen. Without riders nobody takes any.
 */
export function proposedShares<S extends Stop>(
  stops: readonly S[],
  riders: readonly SharingRider[],
  kitchen: Position,
): Share<S>[] {
  const waiting = swept(stops, kitchen);
  return sizesOf(riders.length > 0 ? stops.length : 0, riders).map((size, at) => ({
    riderId: riders[at]?.id ?? '',
    stops: waiting.splice(0, size),
  }));
}

/** The metres of the way from the kitchen through all stops whose place is known, in the best order. */
export function wayOfShare(stops: readonly Pick<Stop, 'position'>[], kitchen: Position): number {
  const places = stops.flatMap(({ position }) => position ?? []);
  return lengthOf(
    kitchen,
    shortestOrder(kitchen, places).flatMap((at) => places[at] ?? []),
  );
}
