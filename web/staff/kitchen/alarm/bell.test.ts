import { expect, it } from 'vitest';
import { FIRST_RING, parseRing, TONES, VOLUMES } from './bell.ts';

// BOARD-30
it('a device remembers one of three sounds and its volume, and nothing else', () => {
  expect(TONES).toHaveLength(3);
  expect(parseRing(JSON.parse(JSON.stringify(FIRST_RING)))).toEqual(FIRST_RING);
  expect(parseRing({ tone: 'horn', volume: VOLUMES[0] })).toEqual({ tone: 'horn', volume: 1 });
  for (const stored of [
    null,
    'horn',
    { tone: 'horn' },
    { tone: 'drum', volume: 3 },
    { tone: 'bell', volume: 0 },
  ])
    expect(parseRing(stored)).toBeUndefined();
});
