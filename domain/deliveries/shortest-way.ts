import { metresBetween, type Position } from '#domain/places/position.ts';

/** Up to so many places the best of all orders is found; with more, a good one. */
export const EXACT_UP_TO = 9;

/** The metres of a way from `start` through places in an order. */
export function lengthOf(start: Position, places: readonly Position[]): number {
  let here = start;
  let metres = 0;
  for (const place of places) {
    metres += metresBetween(here, place);
    here = place;
  }
  return metres;
}

/**
 * The shortest order of all: for each set of places and each last place of it, the shortest way through the set (Held and
 * Karp). Sets are bits of a number.
 */
function exactOrder(start: Position, places: readonly Position[]): number[] {
  const count = places.length;
  const sets = 1 << count;
  const far = Number.POSITIVE_INFINITY;
  const best = Array.from({ length: sets }, () => new Array<number>(count).fill(far));
  const before = Array.from({ length: sets }, () => new Array<number>(count).fill(-1));
  const way = places.map((one) => places.map((other) => metresBetween(one, other)));
  const metres = (set: number, last: number) => best[set]?.[last] ?? far;
  const keep = (set: number, last: number, length: number, from: number) => {
    if (length >= metres(set, last)) return;
    (best[set] ?? []).splice(last, 1, length);
    (before[set] ?? []).splice(last, 1, from);
  };
  places.forEach((place, at) => {
    keep(1 << at, at, metresBetween(start, place), -1);
  });
  for (let set = 1; set < sets; set++)
    for (let last = 0; last < count; last++) {
      if (metres(set, last) === far) continue;
      for (let next = 0; next < count; next++)
        if (!(set & (1 << next)))
          keep(set | (1 << next), next, metres(set, last) + (way[last]?.[next] ?? far), last);
    }
  const order: number[] = [];
  let set = sets - 1;
  let last = places.reduce((found, _, at) => (metres(set, at) < metres(set, found) ? at : found), 0);
  while (set > 0) {
    order.unshift(last);
    const from = before[set]?.[last] ?? -1;
    set &= ~(1 << last);
    last = from;
  }
  return order;
}

/** Always the nearest place next. */
function nearestOrder(start: Position, places: readonly Position[]): number[] {
  const left = places.map((place, at) => ({ place, at }));
  const order: number[] = [];
  let here = start;
  for (let [next] = left; next; [next] = left) {
    for (const each of left)
      if (metresBetween(here, each.place) < metresBetween(here, next.place)) next = each;
    left.splice(left.indexOf(next), 1);
    order.push(next.at);
    here = next.place;
  }
  return order;
}

/** Turns parts of a way round as long as that makes it shorter (2-opt): only the two ends of a part get other neighbours. */
function improved(start: Position, places: readonly Position[], first: readonly number[]): number[] {
  const order = [...first];
  const placeAt = (at: number): Position | undefined => (at < 0 ? start : places[order[at] ?? -1]);
  const metres = (one: number, other: number): number => {
    const [here, there] = [placeAt(one), placeAt(other)];
    // The way ends anywhere: after its last place it goes nowhere.
    return here && there ? metresBetween(here, there) : 0;
  };
  const savedBy = (from: number, to: number): number =>
    metres(from - 1, from) + metres(to, to + 1) - metres(from - 1, to) - metres(from, to + 1);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let from = 0; from < order.length - 1; from++)
      for (let to = from + 1; to < order.length; to++) {
        if (savedBy(from, to) <= 0.001) continue;
        order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
        isBetter = true;
      }
  }
  return order;
}

/** The order in which to go to places, by their indexes, beginning at `start` and ending anywhere (RIDER-14). */
export const shortestOrder = (start: Position, places: readonly Position[]): number[] =>
  places.length <= EXACT_UP_TO
    ? exactOrder(start, places)
    : improved(start, places, nearestOrder(start, places));
