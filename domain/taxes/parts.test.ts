import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponTerms } from '#domain/coupons/discount.ts';
import { type Paise, paise, rupees, sum, toPaise } from '#domain/money.ts';
import { changedLines } from '#domain/orders/changes/changing.ts';
import { type Bill, type PricedLine, priceLines, termsFor, termsOfOrder } from '#domain/orders/pricing.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import type { TaxSettings } from '#domain/site/tax-settings.ts';
import { taxLines } from './lines.ts';
import { taxPartCodec } from './parts.ts';
import { lineTax, SELLER_KINDS, storedTaxTerms, TAXES_ON_CHARGES, taxTermsCodec } from './seller.ts';

const inPaise = (amount: number) => toPaise(rupees(amount));
const GST: TaxSettings = {
  ...PAGE_DEFAULTS.tax,
  sellerKind: 'regular',
  gstin: '29AAGCB7383J1Z4',
  state: '29',
};
const charges = { ...PAGE_DEFAULTS.charges, packingPerOrder: 10, tips: true };

const thali: PricedLine = { dishId: 'thali', price: inPaise(249), quantity: 1 };
const pickle: PricedLine = {
  dishId: 'pickle',
  price: inPaise(99.5),
  quantity: 2,
  taxPercent: 12,
  hsnCode: '20019000',
};

const billFor = (tax: Partial<TaxSettings>, lines: readonly PricedLine[] = [thali, pickle], tip = 0) =>
  priceLines(lines, termsFor('delivery', pricingOf(charges, { ...GST, ...tax }), { tip: inPaise(tip) }));

// GST-1
describe('the tax of a bill by the kind of its seller', () => {
  it('is one line of 5 % for a seller who has chosen none, whatever dishes say of themselves', () => {
    expect(billFor({ sellerKind: 'specification' })).toEqual({
      subtotal: inPaise(448),
      deliveryFee: inPaise(40),
      packing: inPaise(10),
      tax: inPaise(22),
      total: inPaise(520),
    });
  });

  it.each(['unregistered', 'composition'] as const)('is none for an %s seller', (sellerKind) => {
    const bill = billFor({ sellerKind });
    expect(bill).toMatchObject({ tax: 0, taxes: [], total: inPaise(498) });
    expect(bill).not.toHaveProperty('roundOff');
    expect(taxLines(bill, 5)).toEqual([]);
  });

  it.each(['unregistered', 'composition'] as const)(
    'a bill without tax of an %s seller is rounded to a rupee too, with a line that says so',
    (sellerKind) => {
      const lines = [{ price: paise(16664), quantity: 1 }];
      const pricing = pricingOf(charges, { ...GST, sellerKind });
      const terms = termsFor('delivery', pricing, { tip: paise(1050) });
      expect(priceLines(lines, terms)).toMatchObject({ roundOff: 36, total: 21700 + 1050 });
      const fifty = priceLines([{ price: paise(16650), quantity: 1 }], terms);
      expect(fifty).toMatchObject({ roundOff: 50, total: 21700 + 1050 });
      const placedBefore = { ...terms, tax: { ...GST, sellerKind } };
      expect(priceLines(lines, placedBefore)).not.toHaveProperty('roundOff');
      expect(priceLines(lines, placedBefore).total).toBe(21664 + 1050);
    },
  );

  it('is CGST and SGST of each rate for a regular seller, and the total is rounded to a rupee', () => {
    const bill = billFor({});
    expect(taxLines(bill, 5)).toEqual([
      { kind: 'cgst', percent: 2.5, amount: 623 },
      { kind: 'sgst', percent: 2.5, amount: 623 },
      { kind: 'cgst', percent: 6, amount: 1194 },
      { kind: 'sgst', percent: 6, amount: 1194 },
    ]);
    expect(bill).toMatchObject({ tax: 3634, roundOff: -34, total: inPaise(534) });
  });

  it('has no lines for a rate of 0, but says what was sold at it', () => {
    const bill = billFor({ taxPercent: 0 }, [thali]);
    expect(taxLines(bill, 5)).toEqual([]);
    expect(bill.taxes).toMatchObject([{ percent: 0, taxable: inPaise(249), cgst: 0, sgst: 0 }]);
  });
});

// GST-3
describe('the parts of a regular seller’s tax', () => {
  it('name what is taxed, its code, its price after coupons and two equal halves', () => {
    expect(billFor({}).taxes).toEqual([
      { taxed: 'dishes', percent: 5, hsnCode: '996331', taxable: inPaise(249), cgst: 623, sgst: 623 },
      { taxed: 'dishes', percent: 12, hsnCode: '20019000', taxable: inPaise(199), cgst: 1194, sgst: 1194 },
    ]);
  });

  it('of one rate with several codes add up to the half of their sum', () => {
    const odd = (hsnCode: string): PricedLine => ({ price: paise(110), quantity: 1, hsnCode });
    const bill = billFor({ taxOnCharges: 'none' }, [odd('1905'), odd('2106'), odd('2008')]);
    expect(bill.taxes?.map(({ cgst }) => cgst)).toEqual([3, 3, 2]);
    expect(taxLines(bill, 5)[0]).toMatchObject({ amount: 8 });
  });

  it.each([
    ['none', []],
    [
      'food',
      [
        ['delivery', 5, '996331', 100],
        ['packing', 5, '996331', 25],
      ],
    ],
    [
      '18',
      [
        ['delivery', 18, '996813', 360],
        ['packing', 18, '996813', 90],
      ],
    ],
  ] as const)('of delivery and packing, taxed at “%s”', (taxOnCharges, parts) => {
    const taxes = billFor({ taxOnCharges }).taxes ?? [];
    expect(
      taxes
        .filter(({ taxed }) => taxed !== 'dishes')
        .map(({ taxed, percent, hsnCode, cgst }) => [taxed, percent, hsnCode, cgst]),
    ).toEqual(parts);
  });

  it('leave out a tip, which is added after the rounding', () => {
    const [without, withTip] = [billFor({}), billFor({}, undefined, 20.5)];
    expect(withTip).toEqual({ ...without, tip: inPaise(20.5), total: sum(without.total, inPaise(20.5)) });
  });

  it('and the terms stay the same as JSON', () => {
    for (const part of billFor({ taxOnCharges: '18' }).taxes ?? [])
      expect(taxPartCodec.parse(JSON.parse(JSON.stringify(taxPartCodec.format(part))))).toEqual(part);
    const [terms] = storedTaxTerms(GST);
    expect(terms).not.toHaveProperty('taxPercent');
    expect(terms && taxTermsCodec.parse(JSON.parse(JSON.stringify(taxTermsCodec.format(terms))))).toEqual(
      terms,
    );
    expect(storedTaxTerms(PAGE_DEFAULTS.tax)).toEqual([]);
  });
});

// GST-5
it('an order’s line keeps its dish’s own tax only if a regular seller sells it', () => {
  const dish = { taxPercent: 12, hsnCode: '20019000' };
  expect(SELLER_KINDS.map((sellerKind) => lineTax(dish, { sellerKind }))).toEqual([{}, {}, {}, dish]);
  expect(lineTax({ taxPercent: null, hsnCode: null }, GST)).toEqual({});
  expect(lineTax({ taxPercent: 0 }, GST)).toEqual({ taxPercent: 0 });
});

const DISHES = ['a', 'b', 'c', 'd'] as const;
const lineOf = fc.record({
  dishId: fc.constantFrom(...DISHES),
  price: fc.nat(200_000).map(paise),
  quantity: fc.integer({ min: 1, max: 5 }),
  taxPercent: fc.constantFrom(null, 0, 0.25, 3, 5, 12, 18, 28, 12.75),
  hsnCode: fc.constantFrom(null, '1905', '20019000'),
});
const couponOf = fc.record<CouponTerms>({
  code: fc.constant('CODE'),
  kind: fc.constantFrom('percent', 'amount', 'freeDelivery'),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.nat(50_000).map(paise),
  maxDiscount: fc.option(fc.nat(50_000).map(paise)),
  dishIds: fc.option(fc.subarray([...DISHES])),
});
const caseOf = fc.record({
  lines: fc.array(lineOf, { minLength: 1, maxLength: 6 }),
  coupons: fc.array(couponOf, { maxLength: 2 }),
  sellerKind: fc.constantFrom(...SELLER_KINDS),
  taxOnCharges: fc.constantFrom(...TAXES_ON_CHARGES),
  taxPercent: fc.constantFrom(5, 12.5, 18),
  packingPerDish: fc.constantFrom(0, 2.5),
  tip: fc.nat(5000).map(paise),
  changes: fc.array(fc.record({ line: fc.nat(5), quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 4,
  }),
});

/** Every amount of a bill is whole paise, and the amounts add up. */
function expectToAddUp(bill: Bill) {
  const { subtotal, discount, deliveryFee, packing, tax, taxes, roundOff, tip, total } = bill;
  const none = paise(0);
  const parts = [subtotal, paise(-(discount ?? 0)), deliveryFee, packing, tax, roundOff, tip];
  expect(sum(...parts.map((part) => part ?? none))).toBe(total);
  expect(Number.isInteger(total)).toBe(true);
  if (!taxes) return;
  expect(sum(...taxes.flatMap(({ cgst, sgst }) => [cgst, sgst]))).toBe(tax);
  for (const part of taxes) {
    expect(part.cgst).toBe(part.sgst);
    expect(Math.abs(part.cgst - (part.taxable * part.percent) / 200)).toBeLessThanOrEqual(1);
  }
  const lines = taxLines(bill, 5);
  expect(sum(...lines.map(({ amount }) => amount))).toBe(tax);
  for (const { percent, amount } of lines) {
    const taxable = taxes
      .filter((part) => part.percent === 2 * percent)
      .reduce((all, part) => all + part.taxable, 0);
    expect(Math.abs(amount - (taxable * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
  }
  expect(Math.abs(roundOff ?? 0)).toBeLessThanOrEqual(50);
}

// GST-3, GST-4
it('no order, coupon or change loses or makes a paisa, and taking dishes off never makes a bill dearer', () => {
  fc.assert(
    fc.property(caseOf, ({ lines, coupons, packingPerDish, tip, changes, ...tax }) => {
      const settings = { ...GST, ...tax };
      const terms = termsFor('delivery', pricingOf({ ...charges, packingPerDish }, settings), {
        tip,
        coupons,
      });
      let left: readonly PricedLine[] = lines;
      let bill = priceLines(left, terms);
      expectToAddUp(bill);
      for (const change of changes) {
        const line = change.line % left.length;
        const after = changedLines(left as Parameters<typeof changedLines>[0], { ...change, line });
        if (after.length === 0) break;
        const stored = {
          deliveryFee: bill.deliveryFee,
          packing: bill.packing ?? paise(0),
          tip,
          termsDeliveryFee: terms.deliveryFee,
          termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
          termsTaxPercent: terms.taxPercent,
          termsPacking: terms.packing,
          termsPackingPerDish: terms.packingPerDish,
          termsCoupons: coupons,
          termsTax: storedTaxTerms(terms.tax),
        };
        const next = priceLines(after, termsOfOrder(stored));
        expectToAddUp(next);
        expect(next.total).toBeLessThanOrEqual(bill.total);
        left = after;
        bill = next;
      }
    }),
    { numRuns: 500 },
  );
});

it('a half of a tax that ends in half a paisa is rounded up', () => {
  const half = (price: number): Paise | undefined =>
    billFor({}, [{ price: paise(price), quantity: 1 }]).taxes?.[0]?.cgst;
  // 2.5 % of 20 paise is half a paisa.
  expect([half(19), half(20), half(59), half(60)]).toEqual([0, 1, 1, 2]);
});
