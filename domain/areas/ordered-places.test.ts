import { expect, it } from 'vitest';
import { circleArea, pincodeArea } from '#tests/samples/sample-areas.ts';
import { type OrderedPlace, ordersByArea } from './ordered-places.ts';

const shop = { latitude: 13.0031, longitude: 77.5699 };
const far = { latitude: 13.2, longitude: 77.5699 };
const places: readonly OrderedPlace[] = [
  { pincode: 560003, position: shop, orders: 8 },
  { pincode: 560003, position: far, orders: 2 },
  { pincode: 560037, position: far, orders: 3 },
  { pincode: 560048, position: null, orders: 4 },
  { pincode: null, position: null, orders: 1 },
];

// AREA-15
it('orders count to the first area that they lie in, and those outside by their pincode, most first', () => {
  const areas = [circleArea(5), pincodeArea(560037)];
  expect(ordersByArea(places, { areas, shop })).toEqual({
    all: 18,
    byArea: { 'circle-5': 8, 'area-560037': 3 },
    outside: 7,
    outsideOf: [
      { pincode: 560048, orders: 4 },
      { pincode: 560003, orders: 2 },
      { pincode: null, orders: 1 },
    ],
  });
});

// AREA-15
it('nobody is outside while the kitchen delivers anywhere', () => {
  expect(ordersByArea(places, { areas: [], shop })).toEqual({
    all: 18,
    byArea: {},
    outside: 0,
    outsideOf: [],
  });
});
