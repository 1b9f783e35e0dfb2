import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { couponCode, isCouponCode } from './code.ts';
import { aloneAmong, type Coupon, couponProblem, missingForCoupon } from './usable.ts';

const timeZone = 'Asia/Kolkata';
/** A Sunday, half past eleven at night in India. */
const now = new Date('2026-11-22T18:00:00Z');
const usual: Coupon = {
  code: 'SAVE10',
  description: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  maxDiscount: null,
  minimum: null,
  from: null,
  until: null,
  weekdays: [],
  firstOrder: false,
  perPerson: null,
  total: null,
  dishIds: [],
  menuIds: [],
  combines: false,
  isListed: false,
  isActive: true,
  used: 0,
};
const nobody = { orders: 0, used: 0 };

// COUPON-3
describe('a coupon', () => {
  it.each<[string, Partial<Coupon>, Partial<typeof nobody>, ReturnType<typeof couponProblem>]>([
    ['without limits can be used', {}, { orders: 9, used: 9 }, null],
    ['that is switched off', { isActive: false }, {}, 'off'],
    ['before its time', { from: new Date('2026-11-22T18:00:01Z') }, {}, 'notYet'],
    ['from its first moment', { from: now }, {}, null],
    ['at its end', { until: now }, {}, 'over'],
    ['a moment before its end', { until: new Date('2026-11-22T18:00:01Z') }, {}, null],
    ['on its day in the kitchen’s time zone', { weekdays: ['sunday'] }, {}, null],
    ['on another day', { weekdays: ['monday', 'saturday'] }, {}, 'otherDays'],
    ['used as often as allowed', { total: 5, used: 5 }, {}, 'usedUp'],
    ['with one use left', { total: 5, used: 4 }, {}, null],
    ['used by the person as often as allowed', { perPerson: 2 }, { used: 2 }, 'usedByYou'],
    ['with one use left for the person', { perPerson: 2 }, { used: 1 }, null],
    [
      'for a first order, for somebody who has ordered',
      { firstOrder: true },
      { orders: 1 },
      'firstOrderOnly',
    ],
    ['for a first order, for somebody new', { firstOrder: true }, {}, null],
  ])('%s', (_what, over, user, problem) => {
    expect(couponProblem({ ...usual, ...over }, { ...nobody, ...user }, { now, timeZone })).toBe(problem);
  });

  it.each([
    ['of any dish', null, null, null],
    ['with its minimum reached', null, 70_000, null],
    ['below its minimum', null, 70_001, 1],
    ['of dishes that are there', ['samosa'], 10_000, null],
    ['whose own dishes are below its minimum', ['samosa'], 12_000, 2000],
    ['of other dishes', ['lassi'], null, 'dish'],
  ])('%s', (_what, dishIds, minimum, missing) => {
    const lines = [
      { dishId: 'thali', price: paise(60_000), quantity: 1 },
      { dishId: 'samosa', price: paise(5000), quantity: 2 },
    ];
    expect(missingForCoupon(lines, { dishIds, minimum: minimum === null ? null : paise(minimum) })).toBe(
      missing,
    );
  });
});

// COUPON-4
it('coupons are used together only if all of them may', () => {
  const [one, other] = [{ combines: true }, { combines: false }];
  expect(aloneAmong([other])).toBeUndefined();
  expect(aloneAmong([one, one])).toBeUndefined();
  expect(aloneAmong([one, other])).toBe(other);
});

it.each([
  [' save 10 ', 'SAVE10', true],
  // DISH-40
  ['sa\u200Bve\u00A010', 'SAVE10', true],
  ['ＳＡＶＥ१०', 'SAVE10', true],
  ['ab', 'AB', false],
  ['dim-sum', 'DIM-SUM', false],
  ['दिवाली', 'दिवाली', false],
])('the typed code %j is %j', (typed, code, valid) => {
  expect(couponCode(typed)).toBe(code);
  expect(isCouponCode(code)).toBe(valid);
});
