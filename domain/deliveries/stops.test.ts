import { describe, expect, it } from 'vitest';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { inTourOrder } from './stops.ts';

const KITCHEN = { latitude: 13.0031, longitude: 77.5699 };
/** Places in the east of the kitchen, by kilometre. */
const east = (kilometres: number): Position => ({
  latitude: 13.0031,
  longitude: 77.5699 + kilometres / 108.34,
});
const PLACES: Readonly<Record<number, Position>> = { 560001: east(1), 560002: east(2), 560005: east(5) };

/** Stops written as 'name pincode minute', such as 'a 560001 10', with the place where they were moved: 'a 560001 10 2'. */
const ordered = (...stops: string[]) =>
  inTourOrder(
    stops.map((stop) => {
      const [name, pincode, minute, moved] = stop.split(' ');
      const promisedAt =
        minute === '-' ? null : new Date(Date.UTC(2026, 0, 5, 7, Number(minute))).toISOString();
      const stopAt = moved === undefined ? null : Number(moved);
      return { name, position: PLACES[Number(pincode)], promisedAt, stopAt };
    }),
    KITCHEN,
  )
    .map(({ name }) => name)
    .join(' ');

// RIDER-11
describe('the stops of a rider', () => {
  it('are a kilometre apart where the map says so', () => {
    expect(Math.round(metresBetween(KITCHEN, east(1)) / 10)).toBe(100);
  });

  it.each([
    ['the nearest first', ['far 560005 0', 'near 560001 20', 'middle 560002 10'], 'near middle far'],
    [
      'orders of half an hour together',
      ['far 560005 0', 'near 560001 31', 'middle 560002 30'],
      'middle far near',
    ],
    ['one place as promised', ['b 560001 9', 'a 560001 5', 'c 560001 10'], 'a b c'],
    ['each next one from the stop before', ['a 560005 0', 'b 560002 40', 'c 560001 41'], 'a b c'],
    [
      'unknown places last in their tour',
      ['x - 0', 'y 110001 1', 'far 560005 20', 'late 560001 40'],
      'far x y late',
    ],
    ['what is not promised first', ['a 560001 0', 'b 560005 -'], 'b a'],
  ])('are %s', (_what, stops, expected) => {
    expect(ordered(...stops)).toBe(expected);
  });

  it('are as promised where no place is known', () => {
    expect(ordered('c - 9', 'a - 1', 'b - 5')).toBe('a b c');
    expect(ordered()).toBe('');
  });
});

// RIDER-16
describe('stops of an agreed order', () => {
  it.each([
    [
      'are where they moved them',
      ['near 560001 0 2', 'middle 560002 0 0', 'far 560005 0 1'],
      'middle far near',
    ],
    [
      'take a new one where it adds the least to the way',
      ['near 560001 0 1', 'far 560005 0 0', 'new 560002 0'],
      'far new near',
    ],
    ['take a new one at the place of another after it', ['a 560001 5 0', 'b 560001 0'], 'a b'],
    [
      'take a new one on the way between them',
      ['near 560001 0 0', 'far 560005 0 1', 'new 560002 0'],
      'near new far',
    ],
    [
      'take one of a later tour after them, though its place is on the way',
      ['near 560001 0 0', 'far 560005 0 1', 'new 560002 31'],
      'near far new',
    ],
    [
      'take one of an earlier tour before them',
      ['near 560001 31 0', 'far 560005 40 1', 'new 560005 0'],
      'new near far',
    ],
    [
      'take one that nobody can place last in its tour',
      ['near 560001 0 0', 'far 560005 50 1', 'new 110001 0'],
      'near new far',
    ],
    [
      'take one that is best first at the beginning',
      ['new 560001 0', 'middle 560002 0 1', 'far 560005 0 0'],
      'new far middle',
    ],
    ['take several new ones in their best order', ['a 560001 0 0', 'c 560005 0', 'b 560002 0'], 'a b c'],
  ])('%s', (_what, stops, expected) => {
    expect(ordered(...stops)).toBe(expected);
  });

  it('are each there once and in the wanted order, whatever joins them', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 200; round++) {
      const count = 1 + random(12);
      const stops = Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        promisedAt: random(3) ? new Date(Date.UTC(2026, 0, 5, 7, random(90))).toISOString() : null,
        position: random(4) ? east(random(20)) : undefined,
        stopAt: random(2) ? at * 7 : null,
      }));
      const order = inTourOrder(stops, KITCHEN);
      expect(order.map(({ id }) => id).toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
      const moved = order.flatMap(({ stopAt }) => stopAt ?? []);
      expect(moved).toEqual(moved.toSorted((one, other) => one - other));
    }
  });

  it('let none before the first whose customer was told to be the next', () => {
    const stop = (id: string, kilometre: number, stopAt: number | null) => ({
      id,
      promisedAt: null,
      position: east(kilometre),
      stopAt,
    });
    const stops = [stop('far', 5, 0), stop('farther', 6, 1), stop('new', 1, null)];
    const order = (keepsNext: boolean) => inTourOrder(stops, KITCHEN, { keepsNext }).map(({ id }) => id);
    expect(order(false)).toEqual(['new', 'far', 'farther']);
    expect(order(true)[0]).toBe('far');
  });
});
