import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNews, judge, type Known, type Report } from './point.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOW = Date.UTC(2026, 10, 28, 13);
const kitchen = { latitude: 13, longitude: 77.6 };
/** A degree of latitude has 111,195 m. */
const north = (metres: number) => ({ ...kitchen, latitude: kitchen.latitude + metres / 111_195 });
const known: Known = { now: NOW, shiftStart: NOW - 60 * MINUTE, kitchen, last: undefined };
const report = (over: Partial<Report> = {}): Report => ({ ...kitchen, at: NOW, accuracy: 10, ...over });

// RIDE-5
describe('a reported position', () => {
  it.each([
    ['now', {}, { use: true }],
    ['a minute ahead, as by a wrong clock', { at: NOW + MINUTE }, { use: true }],
    ['more than a minute ahead', { at: NOW + MINUTE + 1 }, { unused: 'future' }],
    ['ten minutes old', { at: NOW - 10 * MINUTE }, { use: true }],
    ['older', { at: NOW - 10 * MINUTE - 1 }, { unused: 'old' }],
    ['99 km away', north(99_000), { use: true }],
    ['101 km away', north(101_000), { unused: 'far' }],
    ['of 500 m', { accuracy: 500 }, { use: true }],
    ['of a cell tower', { accuracy: 1500 }, { unused: 'inaccurate' }],
    ['of unknown accuracy', { accuracy: null }, { use: true }],
  ])('%s', (_, over, verdict) => {
    expect(judge(report(over), known)).toEqual(verdict);
  });

  it('of the time before the shift is not used', () => {
    const begun = { ...known, shiftStart: NOW - MINUTE };
    expect(judge(report({ at: NOW - MINUTE - 1 }), begun)).toEqual({ unused: 'beforeShift' });
  });

  it('within two seconds of the one before, or earlier than it, is not used', () => {
    const after = { ...known, last: report({ at: NOW - 1999 }) };
    expect(judge(report(), after)).toEqual({ unused: 'tooSoon' });
    expect(judge(report({ at: NOW - 5000 }), after)).toEqual({ unused: 'tooSoon' });
    expect(judge(report(), { ...known, last: report({ at: NOW - 2000 }) })).toEqual({ use: true });
  });

  it('that no rider can have reached is not used, until two minutes later the earlier one may be the wrong one', () => {
    const jumped = (seconds: number, metres: number) =>
      judge(report(north(metres)), { ...known, last: report({ at: NOW - seconds * SECOND }) });
    expect(jumped(10, 610)).toEqual({ use: true });
    expect(jumped(10, 650)).toEqual({ unused: 'jump' });
    expect(jumped(119, 20_000)).toEqual({ unused: 'jump' });
    expect(jumped(120, 20_000)).toEqual({ use: true });
  });

  it('of somebody who rides is used, however fast and however often the phone reports', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            seconds: fc.integer({ min: 2, max: 300 }),
            speed: fc.double({ min: 0, max: 40, noNaN: true }),
          }),
          { maxLength: 30 },
        ),
        (legs) => {
          let last: Report | undefined;
          let at = NOW;
          let metres = 0;
          return legs.every(({ seconds, speed }) => {
            at += seconds * SECOND;
            metres = Math.max(-90_000, Math.min(90_000, metres + seconds * speed));
            const next = report({ ...north(metres), at });
            const verdict = judge(next, { ...known, now: at, last });
            last = next;
            return 'use' in verdict;
          });
        },
      ),
    );
  });
});

// RIDE-9
it('a shown position changes after ten seconds or fifty metres', () => {
  const shown = { ...kitchen, at: NOW };
  expect(isNews(shown, { ...north(49), at: NOW + 9999 })).toBe(false);
  expect(isNews(shown, { ...kitchen, at: NOW + 10_000 })).toBe(true);
  expect(isNews(shown, { ...north(51), at: NOW + 2000 })).toBe(true);
});
