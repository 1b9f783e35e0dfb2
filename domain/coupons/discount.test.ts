import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, toPaise } from '#domain/money.ts';
import { priceLines, termsFor, termsOfOrder } from '#domain/orders/pricing.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { type CouponTerms, couponTermsCodec, discountOf, readCouponTerms } from './discount.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));
const usual = pricingOf(PAGE_DEFAULTS.charges);
const line = (dishId: string, price: number, quantity = 1) => ({ dishId, price: inPaise(price), quantity });
const coupon = (over: Partial<CouponTerms>): CouponTerms => ({
  code: 'SAVE',
  kind: 'percent',
  percent: 0,
  amount: paise(0),
  maxDiscount: null,
  dishIds: null,
  ...over,
});

// COUPON-2
describe('what coupons take off', () => {
  const cart = [line('thali', 249, 2), line('samosa', 59)];
  it.each([
    ['nothing', [], 0],
    ['a percentage, to the paisa', [coupon({ percent: 10 })], 55.7],
    ['a percentage with a limit', [coupon({ percent: 50, maxDiscount: inPaise(100) })], 100],
    ['a percentage of some dishes', [coupon({ percent: 10, dishIds: ['samosa'] })], 5.9],
    ['all of it', [coupon({ percent: 100 })], 557],
    ['an amount', [coupon({ kind: 'amount', amount: inPaise(75.5) })], 75.5],
    [
      'an amount, at most what its dishes cost',
      [coupon({ kind: 'amount', amount: inPaise(100), dishIds: ['samosa'] })],
      59,
    ],
    ['nothing of dishes that are not there', [coupon({ percent: 10, dishIds: ['lassi'] })], 0],
    ['nothing of the dishes for a free delivery', [coupon({ kind: 'freeDelivery' })], 0],
    ['two together', [coupon({ percent: 10 }), coupon({ kind: 'amount', amount: inPaise(50) })], 105.7],
    [
      'two of the same dish, together at most its price',
      [
        coupon({ percent: 80, dishIds: ['samosa'] }),
        coupon({ kind: 'amount', amount: inPaise(50), dishIds: ['samosa'] }),
      ],
      59,
    ],
    [
      'a second percentage of what the first left',
      [coupon({ percent: 50 }), coupon({ percent: 50 })],
      417.75,
    ],
    ['never more than the cart costs', [coupon({ percent: 100 }), coupon({ percent: 80 })], 557],
  ])('%s', (_what, coupons, discount) => {
    expect(discountOf(cart, coupons)).toBe(inPaise(discount));
  });

  it('lowers tax, but neither the limit for free delivery nor the subtotal', () => {
    const terms = termsFor('delivery', usual, {
      coupons: [coupon({ kind: 'amount', amount: inPaise(157) })],
    });
    expect(priceLines(cart, terms)).toEqual({
      subtotal: inPaise(557),
      discount: inPaise(157),
      deliveryFee: 0,
      tax: inPaise(20),
      total: inPaise(420),
    });
  });

  it('makes delivery free', () => {
    const terms = termsFor('delivery', usual, { coupons: [coupon({ kind: 'freeDelivery' })] });
    expect(priceLines([line('samosa', 59)], terms)).toEqual({
      subtotal: inPaise(59),
      deliveryFee: 0,
      tax: inPaise(3),
      total: inPaise(62),
    });
  });

  it('is nothing for dishes that are not available', () => {
    const gone = [{ ...line('thali', 249), isAvailable: false }, line('samosa', 59)];
    const terms = termsFor('delivery', usual, { coupons: [coupon({ percent: 100, dishIds: ['thali'] })] });
    expect(priceLines(gone, terms)).toEqual(priceLines(gone, termsFor('delivery', usual)));
  });
});

const someCoupon = fc.record({
  code: fc.constant('SAVE'),
  kind: fc.constantFrom('percent', 'amount', 'freeDelivery'),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 100, max: 100_000 }).map(paise),
  maxDiscount: fc.option(fc.integer({ min: 100, max: 50_000 }).map(paise)),
  dishIds: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
});
const someLine = fc.record({
  dishId: fc.constantFrom('a', 'b', 'c'),
  price: fc.integer({ min: 0, max: 90_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 9 }),
});

it('bills with coupons add up, are never negative, and never rise when a line is removed', () => {
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 6 }),
      fc.array(someCoupon, { maxLength: 3 }),
      fc.nat(),
      (lines, coupons, at) => {
        const terms = termsFor('delivery', usual, { coupons });
        const bill = priceLines(lines, terms);
        const { subtotal, discount = 0, deliveryFee, tax, total } = bill;
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(total).toBe(subtotal - discount + deliveryFee + tax);
        const left = lines.filter((_line, index) => index !== at % lines.length);
        const stored = {
          deliveryFee,
          termsDeliveryFee: terms.deliveryFee,
          termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
          termsTaxPercent: terms.taxPercent,
          termsCoupons: coupons,
        };
        expect(priceLines(left, termsOfOrder(stored)).total).toBeLessThanOrEqual(total);
      },
    ),
  );
});

it('terms are written with amounts in rupees and read again', () => {
  const terms = coupon({ amount: inPaise(99.5), maxDiscount: inPaise(10), dishIds: ['a'] });
  const text = JSON.stringify(couponTermsCodec.format(terms));
  expect(JSON.parse(text)).toMatchObject({ amount: 99.5, maxDiscount: 10 });
  expect(readCouponTerms([text])).toEqual([terms]);
  expect(readCouponTerms(['{"code":"X","kind":"gift"}', '7'])).toEqual([]);
});
