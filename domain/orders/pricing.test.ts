import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, toPaise } from '#domain/money.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { missingForMinimum, priceCart, priceLines, termsFor, termsOfOrder } from './pricing.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));
const usual = pricingOf(PAGE_DEFAULTS.charges);

// BILL-1
describe('pricing a cart', () => {
  it.each([
    ['nothing', [], 0, 0, 0, 0],
    ['one thali', [[249, 1]], 249, 40, 12, 301],
    ['tax of half a rupee, rounded up', [[250, 1]], 250, 40, 13, 303],
    ['500 exactly: still charged', [[250, 2]], 500, 40, 25, 565],
    ['a rupee above 500: free', [[501, 1]], 501, 0, 25, 526],
    ['paise', [[99.5, 3]], 298.5, 40, 15, 353.5],
    ['a free dish', [[0, 2]], 0, 0, 0, 0],
  ] as const)('%s', (_what, lines, subtotal, deliveryFee, tax, total) => {
    const bill = priceCart(
      lines.map(([price, quantity]) => ({ price: inPaise(price), quantity })),
      usual,
    );
    expect(bill).toEqual({
      subtotal: inPaise(subtotal),
      deliveryFee: inPaise(deliveryFee),
      tax: inPaise(tax),
      total: inPaise(total),
    });
  });

  // BILL-6
  it('unavailable dishes cost nothing and do not count towards free delivery', () => {
    const lines = [
      { price: inPaise(249), quantity: 1, isAvailable: true },
      { price: inPaise(400), quantity: 1, isAvailable: false },
    ];
    expect(priceCart(lines, usual)).toEqual(priceCart([{ price: inPaise(249), quantity: 1 }], usual));
    expect(priceCart(lines.slice(1), usual)).toEqual({ subtotal: 0, deliveryFee: 0, tax: 0, total: 0 });
  });

  // BILL-2
  it('without the free-delivery setting, delivery is never free', () => {
    expect(
      priceCart([{ price: inPaise(5000), quantity: 1 }], { ...usual, freeDeliveryAbove: undefined }),
    ).toMatchObject({
      deliveryFee: inPaise(40),
    });
  });

  // BILL-3
  it('amounts are whole paise, tax is whole rupees, and the parts add up to the total', () => {
    const line = fc.record({
      price: fc.nat(10_000_000).map(paise),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const bill = priceCart(lines, usual);
        expect(Number.isInteger(bill.total)).toBe(true);
        expect(bill.tax % 100).toBe(0);
        expect(Math.abs(bill.tax - bill.subtotal * 0.05)).toBeLessThanOrEqual(50);
        expect(bill.total).toBe(bill.subtotal + bill.deliveryFee + bill.tax);
      }),
    );
  });
});

const lines = (...prices: number[]) => prices.map((price) => ({ price: inPaise(price), quantity: 1 }));
const charged = { ...PAGE_DEFAULTS.charges, deliveryFee: 25, packingPerOrder: 15 };

// BILL-9
describe('the owner’s charges', () => {
  it.each([
    ['fee and packing', charged, [249], { subtotal: 249, deliveryFee: 25, packing: 15, tax: 12, total: 301 }],
    [
      'packing with free delivery',
      charged,
      [501],
      { subtotal: 501, deliveryFee: 0, packing: 15, tax: 25, total: 541 },
    ],
    ['an empty cart', charged, [], { subtotal: 0, deliveryFee: 0, tax: 0, total: 0 }],
    ['dishes that cost nothing', charged, [0], { subtotal: 0, deliveryFee: 0, tax: 0, total: 0 }],
    [
      'no fee',
      { ...charged, deliveryFee: 0 },
      [100],
      { subtotal: 100, deliveryFee: 0, packing: 15, tax: 5, total: 120 },
    ],
    [
      'paise',
      { ...charged, packingPerOrder: 7.5 },
      [100],
      { subtotal: 100, deliveryFee: 25, packing: 7.5, tax: 5, total: 137.5 },
    ],
  ])('%s', (_what, charges, prices, bill) => {
    const expected = Object.entries(bill).map(([part, amount]) => [part, inPaise(amount)]);
    expect(priceCart(lines(...prices), pricingOf(charges))).toEqual(Object.fromEntries(expected));
  });

  it('charge packing for a pickup, but no delivery', () => {
    expect(priceLines(lines(100), termsFor('pickup', pricingOf(charged)))).toEqual({
      subtotal: inPaise(100),
      deliveryFee: 0,
      packing: inPaise(15),
      tax: inPaise(5),
      total: inPaise(120),
    });
  });

  // BILL-11, BILL-12
  it('stay those of the order when it is changed, for each dish too, and so does the tip', () => {
    const kept = { termsTaxPercent: 5, termsPacking: inPaise(10), termsPackingPerDish: inPaise(3) };
    const fees = { deliveryFee: inPaise(0), termsDeliveryFee: inPaise(25), termsFreeDeliveryAbove: null };
    const terms = termsOfOrder({ ...fees, ...kept, packing: inPaise(16), tip: inPaise(20) });
    expect(priceLines(lines(300), terms)).toMatchObject({ packing: inPaise(13), tip: inPaise(20) });
  });

  it('stay those of the order when it is changed', () => {
    const placed = priceLines(lines(300, 300), termsFor('delivery', pricingOf(charged)));
    const terms = { ...placed, termsDeliveryFee: inPaise(25), termsFreeDeliveryAbove: inPaise(500) };
    expect(priceLines(lines(300), termsOfOrder({ ...terms, termsTaxPercent: 5 }))).toMatchObject({
      deliveryFee: 0,
      packing: inPaise(15),
      total: inPaise(330),
    });
  });
});

// BILL-11
it.each([
  ['each dish', { packingPerDish: 4 }, 12],
  ['each dish and the order', { packingPerOrder: 10, packingPerDish: 4.5 }, 23.5],
])('packing is charged for %s', (_what, over, packing) => {
  const cart = [
    { price: inPaise(100), quantity: 2 },
    { price: inPaise(50), quantity: 1 },
    { price: inPaise(80), quantity: 5, isAvailable: false },
  ];
  expect(priceCart(cart, pricingOf({ ...PAGE_DEFAULTS.charges, ...over })).packing).toBe(inPaise(packing));
});

// BILL-12
describe('a tip', () => {
  const tipped = pricingOf({ ...PAGE_DEFAULTS.charges, tips: true });
  it('is added to the total and is not taxed', () => {
    expect(priceCart(lines(100), tipped, 'delivery', { tip: inPaise(20) })).toEqual({
      subtotal: inPaise(100),
      deliveryFee: inPaise(40),
      tax: inPaise(5),
      tip: inPaise(20),
      total: inPaise(165),
    });
  });
  it.each([
    ['nobody gives one', tipped, undefined, [100]],
    ['the kitchen takes none', usual, inPaise(20), [100]],
    ['the cart is empty', tipped, inPaise(20), []],
  ])('is no part of the bill if %s', (_what, pricing, tip, prices) => {
    expect(priceCart(lines(...prices), pricing, 'delivery', { tip })).toEqual(
      priceCart(lines(...prices), usual),
    );
  });
});

// BILL-10
describe('the minimum order', () => {
  it.each([
    ['delivery', 300, 240, 60],
    ['delivery', 300, 299.5, 0.5],
    ['delivery', 300, 300, 0],
    ['delivery', 300, 301, 0],
    ['delivery', 0, 0, 0],
    ['pickup', 300, 240, 0],
  ] as const)(
    'of a %s from ₹%d: of dishes for ₹%d, ₹%d are missing',
    (kind, minimumOrder, subtotal, missing) => {
      const pricing = pricingOf({ ...PAGE_DEFAULTS.charges, minimumOrder });
      expect(missingForMinimum(kind, inPaise(subtotal), pricing)).toBe(inPaise(missing));
    },
  );
});

// PICKUP-1
it('a cart that is fetched pays no delivery', () => {
  expect(priceCart(lines(100), usual, 'pickup')).toMatchObject({ deliveryFee: 0, total: inPaise(105) });
});
