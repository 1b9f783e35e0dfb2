import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatedArrival, isPromise, isSilent, minutesLeft, slackOf, steadyArrival } from './arrival.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 28, 13);
const at = (minutes: number) => NOW + minutes * MINUTE;
const estimates = fc
  .record({
    from: fc.double({ min: 0, max: 60, noNaN: true }),
    width: fc.double({ min: 2, max: 60, noNaN: true }),
  })
  .map(({ from, width }) => ({ from: at(from), until: at(from + width) }));

// RIDE-6
describe('when a rider arrives', () => {
  const pace = { speed: 250, isMeasured: true };

  it('is reckoned from the road, the speed and three minutes for each stop before', () => {
    const arrival = estimatedArrival({ metres: 2500, stopsBefore: 1 }, pace, NOW);
    expect((arrival.from + arrival.until) / 2).toBe(at(13));
    expect(arrival).toEqual({ from: at(8.5), until: at(17.5) });
    expect(minutesLeft(arrival, NOW)).toEqual({ from: 8, until: 18 });
  });

  it('is less sure with a guessed speed, a longer way and more stops', () => {
    const width = (metres: number, stopsBefore: number, isMeasured = true) => {
      const { from, until } = estimatedArrival({ metres, stopsBefore }, { speed: 250, isMeasured }, NOW);
      return until - from;
    };
    expect(width(5000, 0, false)).toBeGreaterThan(width(5000, 0));
    expect(width(6000, 0)).toBeGreaterThan(width(5000, 0));
    expect(width(5000, 1)).toBeGreaterThan(width(5000, 0));
  });

  it('is never before now, and never ends before it begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: 60, max: 1000, noNaN: true }),
        fc.boolean(),
        (metres, stopsBefore, speed, isMeasured) => {
          const { from, until } = estimatedArrival({ metres, stopsBefore }, { speed, isMeasured }, NOW);
          const left = minutesLeft({ from, until }, NOW);
          return from >= NOW && until > from && left !== null && left.from >= 1 && left.until > left.from;
        },
      ),
    );
  });
});

// RIDE-7
describe('the range that a customer sees', () => {
  it('always contains what is known now, and is at most twice as wide as a new one', () => {
    fc.assert(
      fc.property(fc.option(estimates, { nil: undefined }), estimates, (shown, estimate) => {
        const { from, until } = steadyArrival(shown, estimate, NOW);
        const widest = 2 * (estimate.until - estimate.from + 2 * slackOf(estimate));
        return from <= estimate.from && until >= estimate.until && until - Math.max(NOW, from) <= widest;
      }),
    );
  });

  it('does not change while estimates stay within a minute of the one that it was made from', () => {
    const noise = fc.double({ min: -MINUTE, max: MINUTE, noNaN: true });
    fc.assert(
      fc.property(
        estimates.filter(({ from }) => from >= at(2)),
        fc.array(fc.tuple(noise, noise), { maxLength: 20 }),
        (first, changes) => {
          const shown = steadyArrival(undefined, first, NOW);
          return changes.every(([early, late]) => {
            const next = { from: first.from + early / 2, until: first.until + late / 2 };
            return steadyArrival(shown, next, NOW) === shown;
          });
        },
      ),
    );
  });

  it('follows an estimate that has really changed', () => {
    const shown = steadyArrival(undefined, { from: at(8), until: at(12) }, NOW);
    expect(shown).toEqual({ from: at(7), until: at(13) });
    expect(steadyArrival(shown, { from: at(12), until: at(18) }, NOW)).toEqual({
      from: at(11),
      until: at(19),
    });
    // Near the door the range becomes narrow.
    expect(steadyArrival(shown, { from: at(7.5), until: at(8.4) }, NOW).until).toBe(at(9.4));
  });

  it('counts down by the minute, and ends when its time has passed', () => {
    const arrival = { from: at(8), until: at(14) };
    expect(minutesLeft(arrival, at(3))).toEqual({ from: 5, until: 11 });
    expect(minutesLeft(arrival, at(13.5))).toEqual({ from: 1, until: 2 });
    expect(minutesLeft(arrival, at(14))).toBeNull();
  });
});

// RIDE-15
it('an arrival is told only while its minutes are at most 20 apart', () => {
  expect(isPromise({ from: 5, until: 25 })).toBe(true);
  expect(isPromise({ from: 37, until: 58 })).toBe(false);
});

// RIDE-8
it('a phone is silent after five minutes', () => {
  expect(isSilent(NOW, at(4.9))).toBe(false);
  expect(isSilent(NOW, at(5))).toBe(true);
});
