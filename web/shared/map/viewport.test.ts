import { describe, expect, it } from 'vitest';
import { metresBetween } from '#domain/places/position.ts';
import { movedBy, pixelsOf, pointOf, positionAt, scaleBar, viewOf, zoomedAt } from './viewport.ts';

const kitchen = { latitude: 13.0031, longitude: 77.5699 };
const size = { width: 358, height: 288 };
const view = { centre: kitchen, zoom: 14.3 };

/** A repeatable number from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

// PIN-7
describe('a map', () => {
  it('finds the position of each point that it draws a position at', () => {
    const random = randomFrom(9);
    for (let count = 0; count < 300; count++) {
      const position = { latitude: 8 + random() * 26, longitude: 69 + random() * 27 };
      const here = {
        zoom: 3 + random() * 16,
        centre: {
          latitude: position.latitude + random() / 10,
          longitude: position.longitude - random() / 10,
        },
      };
      const back = positionAt(pointOf(position, here, size), here, size);
      expect(metresBetween(position, back)).toBeLessThan(0.01);
    }
  });

  it('is as wide as it says: a pixel more is that many metres more', () => {
    const east = positionAt(
      { x: size.width / 2 + pixelsOf(500, kitchen, 15), y: size.height / 2 },
      { ...view, zoom: 15 },
      size,
    );
    expect(metresBetween(kitchen, east)).toBeCloseTo(500, 0);
  });

  it('moves with the finger, and keeps what is under it when it comes closer', () => {
    const point = { x: 40, y: 200 };
    const there = positionAt(point, view, size);
    const moved = pointOf(there, movedBy(view, { x: 12, y: -7 }), size);
    expect([moved.x, moved.y].map(Math.round)).toEqual([52, 193]);
    const closer = pointOf(there, zoomedAt(view, size, 2, point), size);
    expect([closer.x, closer.y].map(Math.round)).toEqual([40, 200]);
  });

  it('begins with all marks and whole rings in sight, and not closer than a few streets', () => {
    const home = { latitude: 13.04, longitude: 77.53 };
    const fitted = viewOf([{ position: kitchen, metres: 5_000 }, { position: home }], size);
    if (!fitted) throw new Error('nothing is shown');
    const radius = pixelsOf(5_000, kitchen, fitted.zoom);
    const { x, y } = pointOf(kitchen, fitted, size);
    expect(Math.min(x - radius, y - radius)).toBeGreaterThan(0);
    expect(x + radius).toBeLessThan(size.width);
    expect(y + radius).toBeLessThan(size.height);
    expect(viewOf([{ position: kitchen }], size)).toEqual({
      centre: { latitude: expect.closeTo(13.0031, 9), longitude: expect.closeTo(77.5699, 9) },
      zoom: 15,
    });
    expect(viewOf([], size)).toBeUndefined();
  });

  it.each([8, 10.7, 13, 16, 18.5])('has a scale of a round length at zoom %d', (zoom) => {
    const { metres, pixels } = scaleBar({ centre: kitchen, zoom }, 90);
    expect(`${metres}`).toMatch(/^[125]0*$/);
    expect(pixels).toBeLessThanOrEqual(90);
    expect(pixels).toBeGreaterThan(90 / 2.51);
  });
});
