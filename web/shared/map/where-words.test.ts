import { describe, expect, it } from 'vitest';
import { mapTexts } from './texts.ts';
import { directionTo, whereWords } from './where-words.ts';

const kitchen = { latitude: 13.0031, longitude: 77.5699 };
const beside = (north: number, east: number) => ({
  latitude: kitchen.latitude + north / 111_195,
  longitude: kitchen.longitude + east / 108_344,
});

// PIN-7
describe('where a place is, in words', () => {
  it.each([
    [1, 0, 'north'],
    [1, 1, 'northEast'],
    [0, 1, 'east'],
    [-1, 1, 'southEast'],
    [-1, 0, 'south'],
    [-1, -1, 'southWest'],
    [0, -1, 'west'],
    [1, -1, 'northWest'],
    [1, 0.3, 'north'],
  ])('%d north and %d east is in the %s', (north, east, direction) => {
    expect(directionTo(kitchen, beside(north * 1000, east * 1000))).toBe(direction);
  });

  it.each([
    [beside(0, 0), 'At the kitchen'],
    [beside(348, 0), '350 m north of the kitchen'],
    [beside(1_500, -1_500), '2.1 km north-west of the kitchen'],
  ])('of a place is its way from the kitchen', (place, words) => {
    expect(whereWords(kitchen, place, mapTexts)).toBe(words);
  });
});
