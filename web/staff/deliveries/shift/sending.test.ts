import { describe, expect, it } from 'vitest';
import { isWorthSending } from './sending.ts';

const SECOND = 1000;
const start = { latitude: 13, longitude: 77.6, accuracy: 10, at: 0 };
/** A degree of latitude has 111,195 m. */
const later = (seconds: number, metres: number) => ({
  ...start,
  latitude: 13 + metres / 111_195,
  at: seconds * SECOND,
});

// RIDE-12
describe('the rider’s page sends a position', () => {
  it.each([
    [2, 200, false, 'never twice in three seconds'],
    [4, 60, true, 'after fifty metres'],
    [9, 40, false, 'not every second while it moves'],
    [10, 40, true, 'every ten seconds while it moves'],
    [30, 5, false, 'not because GPS wanders'],
    [60, 0, true, 'every minute while it lies still'],
  ])('%i s and %i m later: %s, %s', (seconds, metres, sends) => {
    expect(isWorthSending(start, later(seconds, metres))).toBe(sends);
  });

  it('at once when it is the first', () => {
    expect(isWorthSending(undefined, start)).toBe(true);
  });

  it('at most 360 times in an hour of riding at 5 m/s, and 60 times while it lies still', () => {
    const sentIn = (speed: number) => {
      let last = start;
      let sent = 1;
      for (let second = 1; second < 3600; second += 1) {
        const found = later(second, second * speed);
        if (isWorthSending(last, found)) {
          last = found;
          sent += 1;
        }
      }
      return sent;
    };
    expect(sentIn(5)).toBe(360);
    expect(sentIn(0)).toBe(60);
  });
});
