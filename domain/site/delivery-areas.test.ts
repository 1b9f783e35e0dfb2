import { describe, expect, it } from 'vitest';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { pricingOf } from './charged.ts';
import { isDeliveredTo, pincodeIn, pricingAt } from './delivery-areas.ts';

const areas = [
  { pincode: 411001 },
  { pincode: 411038, deliveryFee: 60, minimumOrder: 300, extraMinutes: 15 },
];

// AREA-2
describe('the pincode of an address', () => {
  it.each([
    ['4, MG Road, Pune, Maharashtra 411001', 411001],
    ['Flat 560001, Pune 411001', 411001],
    ['411001 Pune, call 9812345678', 411001],
    ['Plot 4110011, Pune', undefined],
    ['4, MG Road, Pune', undefined],
    ['Pune 011001', undefined],
    ['Pune-411001.', 411001],
    ['', undefined],
  ])('of “%s” is %s', (address, pincode) => {
    expect(pincodeIn(address)).toBe(pincode);
  });
});

// AREA-1
describe('where the kitchen delivers', () => {
  it.each([
    ['anywhere without areas', [], 560001, true],
    ['anywhere without areas, even without a pincode', [], undefined, true],
    ['to an area', areas, 411001, true],
    ['to no other pincode', areas, 560001, false],
    ['not to an address without a pincode', areas, undefined, false],
  ])('%s', (_what, given, pincode, delivered) => {
    expect(isDeliveredTo({ areas: given }, pincode)).toBe(delivered);
  });
});

// AREA-1
describe('the charges of an area', () => {
  const charges = { ...PAGE_DEFAULTS.charges, minimumOrder: 100, packingPerOrder: 5 };
  const at = (pincode: number | undefined) => pricingAt({ charges, delivery: { areas } }, pincode);

  it('are those of everywhere, but for its own fee and minimum order', () => {
    expect(at(411038)).toEqual(pricingOf({ ...charges, deliveryFee: 60, minimumOrder: 300 }));
    expect(at(411001)).toEqual(pricingOf(charges));
  });

  it('are those of everywhere while nobody knows the pincode', () => {
    expect(at(undefined)).toEqual(pricingOf(charges));
  });

  it('may be nothing', () => {
    const free = { areas: [{ pincode: 411001, deliveryFee: 0, minimumOrder: 0 }] };
    expect(pricingAt({ charges, delivery: free }, 411001)).toMatchObject({ deliveryFee: 0, minimumOrder: 0 });
  });
});
