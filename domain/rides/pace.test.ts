import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianOf, paceOf, speedOf } from './pace.ts';

const MINUTE = 60_000;

// RIDE-6
describe('the speed of rides', () => {
  it('is the road by the time, without three minutes for each stop before', () => {
    expect(speedOf({ metres: 3000, stops: 0, took: 10 * MINUTE })).toBe(300);
    expect(speedOf({ metres: 3000, stops: 2, took: 16 * MINUTE })).toBe(300);
  });

  it('is not taken from rides that are very short, or whose place is not known', () => {
    expect(speedOf({ metres: 299, stops: 0, took: MINUTE })).toBeUndefined();
    expect(speedOf({ metres: null, stops: 0, took: MINUTE })).toBeUndefined();
    expect(speedOf({ metres: 3000, stops: 1, took: 3 * MINUTE })).toBeUndefined();
  });

  it('stays between a slow walk and 60 km an hour', () => {
    expect(speedOf({ metres: 300, stops: 0, took: 60 * MINUTE })).toBe(60);
    expect(speedOf({ metres: 30_000, stops: 0, took: MINUTE })).toBe(1000);
  });

  it('is the median of the rider’s own rides, else of everybody’s, else a guess', () => {
    expect(paceOf([200, 300, 900], [100, 100, 100])).toEqual({ speed: 300, isMeasured: true });
    expect(paceOf([200, 300], [100, 200, 300])).toEqual({ speed: 200, isMeasured: true });
    expect(paceOf([200, 300], [200, 300])).toEqual({ speed: 250, isMeasured: false });
  });

  it('has as many rides below its median as above', () => {
    expect(medianOf([])).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }), (values) => {
        const median = medianOf(values) ?? 0;
        const below = values.filter((each) => each < median).length;
        const above = values.filter((each) => each > median).length;
        return below <= values.length / 2 && above <= values.length / 2;
      }),
    );
  });
});
