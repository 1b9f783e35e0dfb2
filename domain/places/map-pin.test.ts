import { describe, expect, it } from 'vitest';
import {
  FARTHEST_PIN,
  isFarFrom,
  isInBounds,
  MAP_PIN_BOUNDS,
  mapPinAt,
  mapPinOf,
  NO_MAP_PIN,
  placedAddress,
  positionOfAddress,
} from './map-pin.ts';
import { metresBetween } from './position.ts';

const middle = { latitude: 13.0019, longitude: 77.5713 };
const home = { latitude: 13.0052, longitude: 77.5664 };

// PIN-1
describe('the place of an address', () => {
  it('is its map pin, else the middle of its pincode, else unknown', () => {
    const pincode = 560003;
    expect(positionOfAddress(placedAddress({ pincode, ...mapPinAt(home) }), middle)).toEqual(home);
    expect(positionOfAddress(placedAddress({ pincode, ...NO_MAP_PIN }), middle)).toEqual(middle);
    expect(positionOfAddress({ pincode, mapPin: null }, middle)).toEqual(middle);
    expect(positionOfAddress({ pincode }, undefined)).toBeUndefined();
  });

  it('is no map pin if half of it is missing', () => {
    expect(mapPinOf({ mapPinLatitude: 13, mapPinLongitude: null })).toBeUndefined();
    expect(mapPinOf({ mapPinLongitude: 77 })).toBeUndefined();
  });

  it('is stored to about a hand’s breadth', () => {
    const pin = mapPinOf(mapPinAt({ latitude: 13.005_212_345_678, longitude: 77.566_498_765_432 }));
    expect(pin).toEqual({ latitude: 13.005212, longitude: 77.566499 });
  });
});

// PIN-4
describe('a map pin', () => {
  it('lies in India, its borders included', () => {
    const { latitude, longitude } = MAP_PIN_BOUNDS;
    const corners = [latitude.min, latitude.max].flatMap((lat) =>
      [longitude.min, longitude.max].map((lon) => ({ latitude: lat, longitude: lon })),
    );
    expect(corners.map(isInBounds)).toEqual([true, true, true, true]);
    const outside = [
      { ...home, latitude: latitude.min - 0.0001 },
      { ...home, latitude: latitude.max + 0.0001 },
      { ...home, longitude: longitude.min - 0.0001 },
      { ...home, longitude: longitude.max + 0.0001 },
      { latitude: Number.NaN, longitude: 77 },
    ];
    expect(outside.map(isInBounds)).toEqual([false, false, false, false, false]);
  });

  it('is near its pincode exactly if it is at most 25 km from the middle', () => {
    for (let step = 1; step <= 400; step++) {
      const pin = { latitude: middle.latitude + step / 1000, longitude: middle.longitude + step / 3000 };
      expect(isFarFrom(middle, pin)).toBe(metresBetween(middle, pin) > FARTHEST_PIN);
    }
    expect(isFarFrom(middle, middle)).toBe(false);
    expect(isFarFrom(middle, { ...middle, latitude: middle.latitude + 0.224 })).toBe(false);
    expect(isFarFrom(middle, { ...middle, latitude: middle.latitude + 0.226 })).toBe(true);
  });
});
