import { metresBetween, type Position } from '#domain/places/position.ts';

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
 * Stops in the order in which to bring them: tour by tour as they are promised, and in each tour always the nearest one to the
 * stop before, beginning at the kitchen. Stops of one area are as they are promised. Those whose place is not known come
 * last in their tour.
 */
export function inTourOrder<S extends Stop>(
  stops: readonly S[],
  kitchen: Position,
  positionOf: (pincode: number) => Position | undefined,
): S[] {
  const waiting = stops.toSorted((one, other) => dueOf(one) - dueOf(other));
  const ordered: S[] = [];
  let here = kitchen;
  let tourEnds = Number.NEGATIVE_INFINITY;
  const placeOf = ({ pincode }: S) => (pincode === null ? undefined : positionOf(pincode));
  const wayTo = (stop: S) => {
    const place = placeOf(stop);
    return place ? metresBetween(here, place) : Number.POSITIVE_INFINITY;
  };
  for (let [first] = waiting; first; [first] = waiting) {
    if (dueOf(first) > tourEnds) tourEnds = dueOf(first) + TOUR;
    const tour = waiting.filter((stop) => dueOf(stop) <= tourEnds);
    const next = tour.reduce((nearest, stop) => (wayTo(stop) < wayTo(nearest) ? stop : nearest), first);
    ordered.push(next);
    waiting.splice(waiting.indexOf(next), 1);
    here = placeOf(next) ?? here;
  }
  return ordered;
}
