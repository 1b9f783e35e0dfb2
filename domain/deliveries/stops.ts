import { isSamePosition, type Position } from '#domain/places/position.ts';
import { shortestOrder } from './shortest-way.ts';

/** In which order a rider brings orders. */

interface Stop {
  /** An ISO time; null: nothing is promised. */
  promisedAt: string | null;
  /** Where it is; undefined: nobody knows. */
  position: Position | undefined;
  /** Its place where its rider has moved it; null: they have not. */
  stopAt: number | null;
}

/** The most stops that a rider moves. */
export const MOST_MOVED = 100;

/** Orders that are promised within so many milliseconds of the first of them are one tour. */
const TOUR = 30 * 60_000;

const dueOf = ({ promisedAt }: Stop): number => (promisedAt === null ? 0 : Date.parse(promisedAt));

/**
 * The best order: tour by tour as they are promised, and in each tour the shortest way from the
 * stop before it, beginning at the kitchen (RIDER-11). Stops at one place are as they are promised, such as those that are
 * known by their pincode alone. Those whose place is not known come last in their tour.
 */
function bestOrder<S extends Stop>(stops: readonly S[], kitchen: Position): S[] {
  const waiting = stops.toSorted((one, other) => dueOf(one) - dueOf(other));
  const ordered: S[] = [];
  let here = kitchen;
  for (let [first] = waiting; first; [first] = waiting) {
    const ends = dueOf(first) + TOUR;
    const tour = waiting.filter((stop) => dueOf(stop) <= ends);
    waiting.splice(0, tour.length);
    const unknown: S[] = [];
    const places: { position: Position; there: S[] }[] = [];
    for (const stop of tour) {
      const { position } = stop;
      if (!position) {
        unknown.push(stop);
        continue;
      }
      const place = places.find((each) => isSamePosition(each.position, position));
      if (place) place.there.push(stop);
      else places.push({ position, there: [stop] });
    }
    const order = shortestOrder(
      here,
      places.map(({ position }) => position),
    );
    for (const at of order) {
      const place = places[at];
      if (!place) continue;
      ordered.push(...place.there);
      here = place.position;
    }
    ordered.push(...unknown);
  }
  return ordered;
}

/**
 * Stops in the order in which to bring them: the best one, except that those which their rider has moved are where they want
 * them (RIDER-16). Each of the others follows the stop that it follows in the best order.
 */
export function inTourOrder<S extends Stop>(stops: readonly S[], kitchen: Position): S[] {
  const best = bestOrder(stops, kitchen);
  const placeOf = ({ stopAt }: S) => stopAt ?? Number.POSITIVE_INFINITY;
  const ordered = best
    .filter(({ stopAt }) => stopAt !== null)
    .sort((one, other) => placeOf(one) - placeOf(other));
  if (ordered.length === 0) return best;
  best.forEach((stop, at) => {
    if (stop.stopAt !== null) return;
    const before = best[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, stop);
  });
  return ordered;
}
