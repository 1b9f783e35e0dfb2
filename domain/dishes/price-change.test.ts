import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Paise, paise } from '#domain/money.ts';
import { changedPrice, type PriceRule, ROUNDINGS } from './price-change.ts';

const rupees = (amount: number): Paise => paise(Math.round(amount * 100));

// ADMIN-72
it.each<[string, number, PriceRule, number | undefined]>([
  ['10 % more, in whole rupees', 249, { percent: 10, rounding: 'rupee' }, 274],
  ['10 % more, to ₹5', 249, { percent: 10, rounding: 'five' }, 275],
  ['10 % more, to 9', 249, { percent: 10, rounding: 'nine' }, 269],
  ['half a percent more', 200, { percent: 0.5, rounding: 'rupee' }, 201],
  ['6 % more of ₹125, halfway between two multiples of ₹5', 125, { percent: 6, rounding: 'five' }, 135],
  ['₹20 more', 99.5, { amount: rupees(20), rounding: 'rupee' }, 120],
  ['₹20 less, to 9', 120, { amount: rupees(-20), rounding: 'nine' }, 99],
  ['₹3 less of ₹5, to 9', 5, { amount: rupees(-3), rounding: 'nine' }, 9],
  ['all of it less', 40, { percent: -100, rounding: 'rupee' }, undefined],
  ['more than all of it less', 40, { amount: rupees(-41), rounding: 'nine' }, undefined],
  ['so much less that rounding leaves nothing', 40, { amount: rupees(-38), rounding: 'five' }, undefined],
  ['no change, so that an odd price stays', 99.5, { percent: 0, rounding: 'nine' }, 99.5],
  ['10 % more of a dish that is free', 0, { percent: 10, rounding: 'nine' }, 0],
])('%s', (_name, price, rule, result) => {
  expect(changedPrice(rupees(price), rule)).toBe(result === undefined ? undefined : rupees(result));
});

it('is never further from the exact price than half a step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 1_000_000 }),
      fc.integer({ min: -50, max: 200 }).filter((percent) => percent !== 0),
      fc.constantFrom(...ROUNDINGS),
      (price, percent, rounding) => {
        const result = changedPrice(paise(price), { percent, rounding }) ?? 0;
        const half = { rupee: 50, five: 250, nine: 500 }[rounding];
        expect(Math.abs(result - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(half + 1);
        expect(result % { rupee: 100, five: 500, nine: 1000 }[rounding]).toBe(rounding === 'nine' ? 900 : 0);
      },
    ),
  );
});
