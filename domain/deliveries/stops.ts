import type { Position } from '#domain/places/position.ts';
import { shortestOrder } from './shortest-way.ts';

/** In which order a rider brings orders. Addresses have no position, so a stop is where its pincode's area is. */

interface Stop {
  /** An ISO time; null: nothing is promised. */
  promisedAt: string | null;
  pincode: number | null;
}

/** Orders that are promised within so many milliseconds of the first of them are one tour. */
const TOUR = 30 * 60_000;

const dueOf = ({ promisedAt }: Stop): number => (promisedAt === null ? 0 : Date.parse(promisedAt));

/**
 * Stops in the order in which to bring them: tour by tour as they are promised, and in each tour the shortest way from the
 * stop before it, beginning at the kitchen (RIDER-11). Stops of one area are as they are promised. Those whose place is not
 * known come last in their tour.
 */
export function inTourOrder<S extends Stop>(
  stops: readonly S[],
  kitchen: Position,
  positionOf: (pincode: number) => Position | undefined,
): S[] {
  const waiting = stops.toSorted((one, other) => dueOf(one) - dueOf(other));
  const ordered: S[] = [];
  let here = kitchen;
  for (let [first] = waiting; first; [first] = waiting) {
    const ends = dueOf(first) + TOUR;
    const tour = waiting.filter((stop) => dueOf(stop) <= ends);
    waiting.splice(0, tour.length);
    const unknown: S[] = [];
    const areas: { pincode: number; position: Position; there: S[] }[] = [];
    for (const stop of tour) {
      const { pincode } = stop;
      const position = pincode === null ? undefined : positionOf(pincode);
      const area = areas.find((each) => each.pincode === pincode);
      if (area) area.there.push(stop);
      else if (pincode !== null && position) areas.push({ pincode, position, there: [stop] });
      else unknown.push(stop);
    }
    const order = shortestOrder(
      here,
      areas.map(({ position }) => position),
    );
    for (const at of order) {
      const area = areas[at];
      if (!area) continue;
      ordered.push(...area.there);
      here = area.position;
    }
    ordered.push(...unknown);
  }
  return ordered;
}
