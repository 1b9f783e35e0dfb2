import { expect, it } from 'vitest';
import { wayAlong, wayTo } from './delivery.ts';

const stopsOf = (link: string) => {
  const { origin, searchParams } = new URL(link);
  return [origin, searchParams.get('waypoints'), searchParams.get('destination')];
};
const maps = 'https://www.google.com';

// PIN-6
it('the route leads to the map pin of a delivery that has one, and to the address of others', () => {
  const mapPin = { latitude: 18.5201, longitude: 73.8659 };
  const goals = [
    { address: '4, MG Road', mapPin },
    { address: null, mapPin: null },
    { address: 'c', mapPin: null },
  ];
  expect(stopsOf(wayAlong(goals) ?? '')).toEqual([maps, '18.5201,73.8659', 'c']);
  expect(stopsOf(wayTo({ address: 'c', mapPin }) ?? '')).toEqual([maps, null, '18.5201,73.8659']);
  expect(wayTo({ address: null, mapPin: null })).toBeUndefined();
});

// RIDER-15
it.each([
  ['one stop', ['4, MG Road'], [maps, null, '4, MG Road']],
  ['the stops before the last', ['a & b', 'c', 'd'], [maps, 'a & b|c', 'd']],
  ['no stop that a customer typed', ['4 MG Road|Airport', 'c'], [maps, '4 MG Road Airport', 'c']],
  ['the next ten of more', Array.from({ length: 12 }, (_, at) => `${at}`), [maps, '0|1|2|3|4|5|6|7|8', '9']],
])('the route of a rider names %s in their order', (_what, addresses, expected) => {
  const goals = addresses.map((address) => ({ address, mapPin: null }));
  expect(stopsOf(wayAlong(goals) ?? '')).toEqual(expected);
});
