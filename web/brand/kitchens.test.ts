import { describe, expect, it } from 'vitest';
import { CONTENT_DEFAULTS } from '#domain/site/content/content-defaults.ts';
import { drawnPositions, embeddedMap, wholeMap } from './kitchens.ts';

const { kitchens } = CONTENT_DEFAULTS.about;

it.each(kitchens)('the kitchen $name is marked in the middle of its map', (kitchen) => {
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

describe('kitchens on the drawn map', () => {
  it('lie to each other as on earth: north above south, west left of east', () => {
    const [malleshwaram, indiranagar, jayanagar] = drawnPositions(kitchens);
    expect(malleshwaram?.y).toBeLessThan(indiranagar?.y ?? 0);
    expect(indiranagar?.y).toBeLessThan(jayanagar?.y ?? 0);
    expect(malleshwaram?.x).toBeLessThan(jayanagar?.x ?? 0);
    expect(jayanagar?.x).toBeLessThan(indiranagar?.x ?? 0);
  });

  it('are in the middle if there is one, or all are in one place', () => {
    const here = { latitude: 15.5, longitude: 73.8 };
    expect(drawnPositions([here])).toEqual([{ x: 51, y: 52 }]);
    expect(drawnPositions([here, here])).toEqual([
      { x: 51, y: 52 },
      { x: 51, y: 52 },
    ]);
  });
});
