import { describe, expect, it } from 'vitest';
import type { Position } from '#domain/places/position.ts';
import { EXACT_UP_TO, lengthOf, shortestOrder } from './shortest-way.ts';

const KITCHEN = { latitude: 13.0031, longitude: 77.5699 };

/** So many places in a city of 12 km, always the same for one seed. */
function placesOf(count: number, seed: number): Position[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31 - 0.5;
  };
  return Array.from({ length: count }, () => ({
    latitude: KITCHEN.latitude + random() * 0.11,
    longitude: KITCHEN.longitude + random() * 0.11,
  }));
}

const inOrder = (places: readonly Position[], order: readonly number[]) =>
  lengthOf(
    KITCHEN,
    order.flatMap((at) => places[at] ?? []),
  );

/** The length of the shortest of all orders, by trying each. */
function bruteForce(here: Position, places: readonly Position[]): number {
  if (places.length === 0) return 0;
  return Math.min(
    ...places.map((place, at) => lengthOf(here, [place]) + bruteForce(place, places.toSpliced(at, 1))),
  );
}

/** The same for more places: ways that are already longer than the best are given up. */
function shortestByHand(places: readonly Position[]): number {
  let best = Number.POSITIVE_INFINITY;
  const walk = (here: Position, left: readonly Position[], metres: number) => {
    if (metres >= best) return;
    if (left.length === 0) best = metres;
    left.forEach((place, at) => {
      walk(place, left.toSpliced(at, 1), metres + lengthOf(here, [place]));
    });
  };
  walk(KITCHEN, places, 0);
  return best;
}

// RIDER-14
describe('the order of stops', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('is the shortest of all orders of %d places', (count) => {
    for (let seed = 1; seed <= 5; seed++) {
      const places = placesOf(count, seed);
      expect(inOrder(places, shortestOrder(KITCHEN, places))).toBeCloseTo(bruteForce(KITCHEN, places), 3);
    }
  });

  it(`is the shortest of all orders of 8 and ${EXACT_UP_TO} places, also where some lie at one place`, () => {
    for (const count of [8, EXACT_UP_TO])
      for (let seed = 1; seed <= 3; seed++) {
        const some = placesOf(count, seed * count);
        const places = seed === 3 ? some.map((place, at) => (at < 3 ? (some[0] ?? place) : place)) : some;
        expect(inOrder(places, shortestOrder(KITCHEN, places))).toBeCloseTo(shortestByHand(places), 3);
      }
  });

  it.each([10, 25, 40, 80])(
    'of %d places names each once, and no part of it is better turned round',
    (count) => {
      const places = placesOf(count, count);
      const order = shortestOrder(KITCHEN, places);
      expect([...order].sort((one, other) => one - other)).toEqual(places.map((_, at) => at));
      const metres = inOrder(places, order);
      for (let from = 0; from < count; from++)
        for (let to = from + 1; to < count; to++) {
          const turned = [
            ...order.slice(0, from),
            ...order.slice(from, to + 1).reverse(),
            ...order.slice(to + 1),
          ];
          expect(inOrder(places, turned)).toBeGreaterThanOrEqual(metres - 0.001);
        }
    },
  );

  it('is nothing without places', () => {
    expect(shortestOrder(KITCHEN, [])).toEqual([]);
  });
});
