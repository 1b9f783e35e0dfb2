import { describe, expect, it } from 'vitest';
import { couponProblems, couponValues, type TypedCoupon, typedCoupon } from './coupon-values.ts';

const ZONE = 'Asia/Kolkata';
const WORDS = { code: 'code', number: 'number', percent: 'percent', amount: 'amount', order: 'order' };
const typed: TypedCoupon = { ...typedCoupon(undefined, ZONE), code: 'save 10', percent: '10' };

// COUPON-7
describe('the form of a coupon', () => {
  it('starts as a listed percentage without limits', () => {
    expect(couponValues(typed, ZONE)).toMatchObject({
      code: 'SAVE10',
      kind: 'percent',
      percent: 10,
      minimum: null,
      from: null,
      until: null,
      total: null,
      isListed: true,
    });
  });

  it('counts days in the kitchen’s time zone, the last one whole', () => {
    expect(couponValues({ ...typed, from: '2026-11-20', until: '2026-11-22' }, ZONE)).toMatchObject({
      from: '2026-11-19T18:30:00.000Z',
      until: '2026-11-22T18:30:00.000Z',
    });
  });

  it('leaves out what belongs to another kind', () => {
    const both = { ...typed, amount: '₹50', maxDiscount: '100' };
    expect(couponValues(both, ZONE)).toMatchObject({ percent: 10, amount: null, maxDiscount: 100 });
    expect(couponValues({ ...both, kind: 'amount' }, ZONE)).toMatchObject({
      percent: null,
      amount: 50,
      maxDiscount: null,
    });
  });

  it.each<[string, Partial<TypedCoupon>, object]>([
    ['nothing wrong', {}, {}],
    ['a code with a dash', { code: 'A-B-C' }, { code: 'code' }],
    ['no percentage', { percent: '' }, { percent: 'percent' }],
    ['too many percent', { percent: '101' }, { percent: 'percent' }],
    ['no amount', { kind: 'amount' }, { amount: 'amount' }],
    ['half a time', { perPerson: '0.5', total: '0' }, { perPerson: 'number', total: 'number' }],
    ['less than a rupee', { minimum: '0.5', maxDiscount: 'x' }, { minimum: 'amount', maxDiscount: 'amount' }],
    ['an end before the beginning', { from: '2026-11-22', until: '2026-11-21' }, { until: 'order' }],
    ['one day', { from: '2026-11-22', until: '2026-11-22' }, {}],
  ])('finds %s', (_what, over, problems) => {
    expect(couponProblems({ ...typed, ...over }, WORDS)).toEqual(problems);
  });
});
