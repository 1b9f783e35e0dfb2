import { expect, it } from 'vitest';
import { wayAlong } from './delivery.ts';

const stopsOf = (link: string) => {
  const { origin, searchParams } = new URL(link);
  return [origin, searchParams.get('waypoints'), searchParams.get('destination')];
};
const maps = 'https://www.google.com';

// RIDER-15
it.each([
  ['one stop', ['4, MG Road'], [maps, null, '4, MG Road']],
  ['the stops before the last', ['a & b', 'c', 'd'], [maps, 'a & b|c', 'd']],
  ['no stop that a customer typed', ['4 MG Road|Airport', 'c'], [maps, '4 MG Road Airport', 'c']],
  ['the next ten of more', Array.from({ length: 12 }, (_, at) => `${at}`), [maps, '0|1|2|3|4|5|6|7|8', '9']],
])('the route of a rider names %s in their order', (_what, addresses, expected) => {
  expect(stopsOf(wayAlong(addresses))).toEqual(expected);
});
