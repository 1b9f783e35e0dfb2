import { isSamePosition, metresBetween, type Position } from '#domain/places/position.ts';
import { shortestOrder } from './shortest-way.ts';

/** In which order a rider brings orders. */

interface Stop {
  /** An ISO time; null: nothing is promised. */
  promisedAt: string | null;
  /** Where it is; undefined: nobody knows. */
  position: Position | undefined;
  /** Its place in the agreed order of the tour, or where its rider has moved it; null: it has none yet. */
  stopAt: number | null;
}

/** The most stops that a rider moves. */
export const MOST_MOVED = 100;

/** Orders that are promised within so many milliseconds of the first of them are one tour. */
const TOUR = 30 * 60_000;

const dueOf = ({ promisedAt }: Stop): number => (promisedAt === null ? 0 : Date.parse(promisedAt));

/**
 * The best order: tour by tour as they are promised, and in each tour the shortest way from the
 * stop before it, beginning at `start` (RIDER-11). Stops at one place are as they are promised, such as those that are
 * known by their pincode alone. Those whose place is not known come last in their tour.
 */
function bestOrder<S extends Stop>(stops: readonly S[], start: Position): S[] {
  const waiting = stops.toSorted((one, other) => dueOf(one) - dueOf(other));
  const ordered: S[] = [];
  let here = start;
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

/** The metres that a stop adds to the way of `ordered` at a place. A stop whose place is not known adds none. */
function metresAdded(ordered: readonly Stop[], at: number, added: Position, start: Position): number {
  const before = ordered.slice(0, at).findLast(({ position }) => position)?.position ?? start;
  const after = ordered.slice(at).find(({ position }) => position)?.position;
  const there = metresBetween(before, added);
  return after ? there + metresBetween(added, after) - metresBetween(before, after) : there;
}

/**
 * Where a stop joins an agreed order: in its own tour, where it adds the least to the way. One whose place is not known comes
 * last in its tour.
 */
function joiningPlace(ordered: readonly Stop[], added: Stop, start: Position, earliest: number): number {
  const due = dueOf(added);
  const first = Math.max(earliest, ordered.findLastIndex((stop) => dueOf(stop) + TOUR < due) + 1);
  const later = ordered.findIndex((stop, at) => at >= first && dueOf(stop) > due + TOUR);
  const last = later === -1 ? ordered.length : later;
  const { position } = added;
  if (!position) return last;
  let best = first;
  let least = Number.POSITIVE_INFINITY;
  for (let at = first; at <= last; at++) {
    const metres = metresAdded(ordered, at, position, start);
    // Half a metre more is no way: it comes after the stops at its own place.
    if (metres > least + 0.5) continue;
    best = at;
    least = Math.min(least, metres);
  }
  return best;
}

/**
 * Stops in the order in which to bring them, beginning at `start`: the agreed ones in their order, and each of the others
 * where it adds the least to the way (RIDER-16). Without agreed ones it is the best order.
 * @param keepsNext nothing comes before the first agreed stop, because its customer was told to be the next
 */
export function inTourOrder<S extends Stop>(
  stops: readonly S[],
  start: Position,
  { keepsNext = false } = {},
): S[] {
  const best = bestOrder(stops, start);
  const placeOf = ({ stopAt }: S) => stopAt ?? Number.POSITIVE_INFINITY;
  const ordered = best
    .filter(({ stopAt }) => stopAt !== null)
    .sort((one, other) => placeOf(one) - placeOf(other));
  if (ordered.length === 0) return best;
  for (const stop of best)
    if (stop.stopAt === null) ordered.splice(joiningPlace(ordered, stop, start, keepsNext ? 1 : 0), 0, stop);
  return ordered;
}
