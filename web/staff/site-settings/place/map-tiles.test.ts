import { describe, expect, it } from 'vitest';
import { movedBy, pixelsOf, positionAt, tilesAround } from './map-tiles.ts';

const KITCHEN = { latitude: 13.0031, longitude: 77.5699 };

// SETTINGS-11
describe('the tiles of the map on which an owner points at the kitchen', () => {
  it('find a position again, and move with the finger', () => {
    expect(positionAt(pixelsOf(KITCHEN, 17), 17)).toEqual(KITCHEN);
    const moved = movedBy(KITCHEN, 17, { x: -100, y: 100 });
    expect(moved.longitude).toBeGreaterThan(KITCHEN.longitude);
    expect(moved.latitude).toBeGreaterThan(KITCHEN.latitude);
    const back = movedBy(moved, 17, { x: 100, y: -100 });
    expect(back.latitude).toBeCloseTo(KITCHEN.latitude, 4);
    expect(back.longitude).toBeCloseTo(KITCHEN.longitude, 4);
  });

  it('are those of OpenStreetMap around the position', () => {
    const tiles = tilesAround(KITCHEN, 15, 10, 10);
    expect(tiles.map(({ src }) => src)).toContain('https://tile.openstreetmap.org/15/23444/15190.png');
    for (const { left, top } of tiles) {
      expect(left).toBeLessThanOrEqual(5);
      expect(left).toBeGreaterThan(-261);
      expect(top).toBeLessThanOrEqual(5);
    }
  });
});
