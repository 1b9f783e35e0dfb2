import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, toPaise } from '#domain/money.ts';
import { priceCart } from './pricing.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));
const usual = { freeDeliveryAbove: inPaise(500) };

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
      priceCart([{ price: inPaise(5000), quantity: 1 }], { freeDeliveryAbove: undefined }),
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
