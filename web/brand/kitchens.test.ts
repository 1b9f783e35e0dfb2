import { expect, it } from 'vitest';
import { embeddedMap, KITCHENS, wholeMap } from './kitchens.ts';

it.each(KITCHENS)('the kitchen $id is marked in the middle of its map', (kitchen) => {
  const url = new URL(embeddedMap(kitchen));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(kitchen.longitude, 3);
  expect((south + north) / 2).toBeCloseTo(kitchen.latitude, 3);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
  expect(url.searchParams.get('marker')).toBe(`${kitchen.latitude},${kitchen.longitude}`);
  expect(new URL(wholeMap(kitchen)).searchParams.get('mlat')).toBe(String(kitchen.latitude));
});
