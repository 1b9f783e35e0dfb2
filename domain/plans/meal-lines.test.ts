import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise, ZERO_PAISE } from '#domain/money.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { SELLER_KINDS, SPECIFICATION } from '#domain/taxes/seller.ts';
import { extraLine, extrasCost } from './meal-extras.ts';
import { linesFor, planTerms } from './meal-lines.ts';

const dish = fc.record({
  dishId: fc.string({ minLength: 1 }),
  price: fc.integer({ min: 0, max: 60_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 30 }),
  taxPercent: fc.option(fc.constantFrom(0, 5, 12, 18), { nil: null }),
});

// PLAN-8
it('the lines of a meal come to exactly the price of the plan, for every seller and any dishes', () => {
  fc.assert(
    fc.property(
      fc.array(dish, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 40, max: 3000 }),
      fc.constantFrom(...SELLER_KINDS),
      fc.constantFrom(5, 18),
      fc.array(dish, { maxLength: 3 }),
      (dishes, rupees, sellerKind, taxPercent, added) => {
        const pricing = {
          deliveryFee: paise(3000),
          freeDeliveryAbove: undefined,
          packing: paise(1000),
          packingPerDish: paise(200),
          minimumOrder: ZERO_PAISE,
          tips: true,
          tax: { ...SPECIFICATION, sellerKind, taxPercent },
        };
        const terms = planTerms(termsFor('delivery', pricing));
        const extra = {
          lines: added.map((line) => extraLine(line, pricing)),
          cost: extrasCost(added, pricing),
        };
        const all = linesFor(dishes, paise(rupees * 100), terms, extra);
        // PLAN-55
        expect(priceLines(all, terms).total).toBe(rupees * 100 + extra.cost);
        expect(all.slice(all.length - added.length)).toEqual(extra.lines);
        const lines = all.slice(0, all.length - added.length);
        const portions = (some: readonly { quantity: number }[]) =>
          some.reduce((count, { quantity }) => count + quantity, 0);
        expect(portions(lines)).toBe(portions(dishes));
        expect(lines.every(({ price }) => Number.isInteger(price) && price >= 0)).toBe(true);
      },
    ),
    { numRuns: 2000, seed: 20261127 },
  );
});

it('a meal of one person has its dishes in proportion to their own prices', () => {
  const terms = planTerms(
    termsFor('delivery', {
      deliveryFee: ZERO_PAISE,
      freeDeliveryAbove: undefined,
      packing: ZERO_PAISE,
      packingPerDish: ZERO_PAISE,
      minimumOrder: ZERO_PAISE,
      tips: false,
      tax: { ...SPECIFICATION, taxPercent: 5 },
    }),
  );
  const lines = linesFor(
    [
      { dishId: 'dal', price: paise(12000), quantity: 1 },
      { dishId: 'roti', price: paise(1000), quantity: 4 },
    ],
    paise(12000),
    terms,
  );
  expect(lines).toEqual([
    { dishId: 'roti', price: 750, quantity: 4 },
    { dishId: 'dal', price: 9000, quantity: 1 },
  ]);
  expect(priceLines(lines, terms)).toMatchObject({ tax: 0, total: 12000 });
});
