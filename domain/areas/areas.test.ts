import { describe, expect, it } from 'vitest';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { circleArea, pincodeArea } from '#tests/samples/sample-areas.ts';
import { areaOf, isDeliveredTo, isPlanDeliveredTo, needsPositions } from './area.ts';
import { type Place, pincodeIn } from './place.ts';
import { feeFor, pricingAt, roadMetres } from './pricing-at.ts';

const shop: Position = { latitude: 13.0031, longitude: 77.5699 };
const areas = [
  pincodeArea(411001),
  pincodeArea(411038, { deliveryFee: 60, minimumOrder: 300, freeAbove: 900, extraMinutes: 15 }),
];
const at = (pincode: number | undefined): Place => ({ pincode });

/** A repeatable number from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The place that lies so many metres from another in a direction (radians), on a sphere. */
function walked(from: Position, metres: number, direction: number): Position {
  const angle = metres / 6_371_000;
  const north = (from.latitude * Math.PI) / 180;
  const latitude = Math.asin(
    Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(direction),
  );
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(north),
    Math.cos(angle) - Math.sin(north) * Math.sin(latitude),
  );
  return {
    latitude: (latitude * 180) / Math.PI,
    longitude: from.longitude + (east * 180) / Math.PI,
  };
}

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
    ['4, MG Road, Pune 411 001', 411001],
    ['४, एमजी रोड, पुणे ४११००१', 411001],
    ['Flat 221 560, MG Road, Pune', undefined],
    ['98765 432 101', undefined],
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
    ['not to a circle while nobody knows where the address is', [circleArea(5)], 560003, false],
  ])('%s', (_what, given, pincode, delivered) => {
    expect(isDeliveredTo({ areas: given, shop }, at(pincode))).toBe(delivered);
  });

  it('is decided by the first area that an address lies in', () => {
    const both = [circleArea(3, { areaId: 'near' }), circleArea(9, { areaId: 'far' }), pincodeArea(560003)];
    const found = (metres: number) =>
      areaOf({ areas: both, shop }, { pincode: 560003, position: walked(shop, metres, 1) })?.areaId;
    expect([2_999, 3_001, 8_999, 9_001].map(found)).toEqual(['near', 'far', 'far', 'area-560003']);
  });
});

// AREA-11
describe('a circle', () => {
  it('has exactly the places inside whose distance is at most its radius', () => {
    const random = randomFrom(31);
    for (let count = 0; count < 500; count++) {
      const centre = { latitude: 8 + random() * 26, longitude: 69 + random() * 27 };
      const radiusKm = Math.round(100 + random() * 3_000) / 100;
      const position = walked(centre, radiusKm * 2_000 * random(), random() * 2 * Math.PI);
      const area = circleArea(radiusKm, random() < 0.5 ? centre : {});
      const middle = area.latitude === null ? shop : centre;
      const isInside = isDeliveredTo({ areas: [area], shop }, { pincode: undefined, position });
      expect(isInside).toBe(metresBetween(middle, position) <= radiusKm * 1000);
    }
  });

  it('ends a metre beyond its radius in every direction, and not a metre before', () => {
    const inside = (metres: number, direction: number) =>
      isDeliveredTo(
        { areas: [circleArea(4)], shop },
        { pincode: undefined, position: walked(shop, metres, direction) },
      );
    for (let part = 0; part < 16; part++) {
      const direction = (part * Math.PI) / 8;
      expect([inside(3_999, direction), inside(4_001, direction)]).toEqual([true, false]);
    }
    expect(inside(0, 0)).toBe(true);
  });

  it('is measured along the earth: the same both ways, and as far as somebody walks', () => {
    const random = randomFrom(5);
    for (let count = 0; count < 200; count++) {
      const metres = random() * 60_000;
      const from = { latitude: 8 + random() * 26, longitude: 69 + random() * 27 };
      const to = walked(from, metres, random() * 7);
      expect(metresBetween(from, to)).toBeCloseTo(metres, 3);
      expect(metresBetween(to, from)).toBeCloseTo(metres, 3);
    }
  });
});

// AREA-1
describe('the charges of an area', () => {
  const charges = { ...PAGE_DEFAULTS.charges, minimumOrder: 100, packingPerOrder: 5 };
  const pricing = (place: Place | undefined) => pricingAt({ charges, areas, shop }, place);

  it('are those of everywhere, but for its own fee, minimum order and limit of free delivery', () => {
    const own = { deliveryFee: 60, minimumOrder: 300, freeDeliveryAbove: 900 };
    expect(pricing(at(411038))).toEqual(pricingOf({ ...charges, ...own }));
    expect(pricing(at(411001))).toEqual(pricingOf(charges));
  });

  it('are those of everywhere while nobody knows the place', () => {
    expect(pricing(undefined)).toEqual(pricingOf(charges));
  });

  it('may be nothing', () => {
    const free = [pincodeArea(411001, { deliveryFee: 0, minimumOrder: 0 })];
    expect(pricingAt({ charges, areas: free, shop }, at(411001))).toMatchObject({
      deliveryFee: 0,
      minimumOrder: 0,
    });
  });
});

// AREA-12
describe('a fee by distance', () => {
  it.each([
    ['nothing within the included kilometres', 30, 10, 3, 3_000, 30],
    ['each kilometre beyond them', 30, 10, 3, 4_200, 42],
    ['a whole rupee', 30, 10, 3, 4_250, 43],
    ['all kilometres if none is included', 20, 7.5, null, 2_000, 35],
    ['nothing for a distance without a price', 25, null, null, 9_000, 25],
  ])('charges %s', (_what, base, feePerKm, kmIncluded, metres, fee) => {
    expect(feeFor({ feePerKm, kmIncluded }, base, metres)).toBe(fee);
  });

  it('is of the road, which is longer than the straight line, and the bill knows how far', () => {
    const far = [circleArea(10, { deliveryFee: 30, feePerKm: 10, kmIncluded: 3 })];
    const { charges } = PAGE_DEFAULTS;
    const place = { pincode: undefined, position: walked(shop, 4_000, 2) };
    const pricing = (roadPercent: number) =>
      pricingAt({ charges: { ...charges, roadPercent }, areas: far, shop }, place);
    expect(roadMetres(shop, place.position, 130)).toBe(5_200);
    expect(pricing(130)).toMatchObject({ deliveryFee: 5_200, deliveryMetres: 5_200 });
    expect(pricing(100)).toMatchObject({ deliveryFee: 4_000, deliveryMetres: 4_000 });
  });

  it('is the base where nobody knows the position', () => {
    const some = [pincodeArea(411001, { deliveryFee: 30, feePerKm: 10 })];
    const pricing = pricingAt({ charges: PAGE_DEFAULTS.charges, areas: some, shop }, at(411001));
    expect([pricing.deliveryFee, pricing.deliveryMetres]).toEqual([3_000, undefined]);
  });

  it('and circles are why a position is asked for', () => {
    expect([[], areas, [circleArea(1)], [pincodeArea(1, { feePerKm: 1 })]].map(needsPositions)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

// AREA-14
it.each([
  ['anywhere without areas', [], ['gone'], 411001, true],
  ['in every area with plans', areas, [], 411001, true],
  ['in no area without plans', [pincodeArea(411001, { plans: false })], [], 411001, false],
  ['in the areas that it names', areas, ['area-411038'], 411038, true],
  ['in no other area', areas, ['area-411038'], 411001, false],
  ['not outside', areas, [], 560001, false],
])('meals of a plan are brought %s', (_what, given, planAreas, pincode, delivered) => {
  expect(isPlanDeliveredTo({ areas: given, shop }, at(pincode), planAreas)).toBe(delivered);
});
