import type { Area } from '#domain/areas/area.ts';

const area: Area = {
  areaId: 'area',
  name: 'Area',
  kind: 'pincodes',
  pincodes: [],
  latitude: null,
  longitude: null,
  radiusKm: null,
  deliveryFee: null,
  minimumOrder: null,
  freeAbove: null,
  feePerKm: null,
  kmIncluded: null,
  extraMinutes: 0,
  plans: true,
};

/** An area of one pincode, with the terms of everywhere. */
export const pincodeArea = (pincode: number, over: Partial<Area> = {}): Area => ({
  ...area,
  areaId: `area-${pincode}`,
  pincodes: [`${pincode}`],
  ...over,
});

/** A circle around the kitchen, with the terms of everywhere. */
export const circleArea = (radiusKm: number, over: Partial<Area> = {}): Area => ({
  ...area,
  areaId: `circle-${radiusKm}`,
  kind: 'circle',
  radiusKm,
  ...over,
});
