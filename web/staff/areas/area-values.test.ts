import { describe, expect, it } from 'vitest';
import { type AreaDocument, areaProblems, areaValues, type TypedArea, typedArea } from './area-values.ts';

const words = {
  ...{ name: 'name', radius: 'radius', degrees: 'degrees', amount: 'amount', km: 'km' },
  ...{ minutes: 'minutes', pincodes: 'pincodes' },
};
const city = {
  ...{ name: 'City', kind: 'pincodes', pincodes: ['560001', '560003'], radiusKm: null },
  ...{ latitude: null, longitude: null, deliveryFee: 40, minimumOrder: null, freeAbove: 500.5 },
  ...{ feePerKm: null, kmIncluded: null, extraMinutes: 15, plans: false },
};
const ring = {
  ...{ name: 'Ring', kind: 'circle', pincodes: [], radiusKm: 4.5, latitude: 13.01, longitude: 77.5 },
  ...{ deliveryFee: null, minimumOrder: 0, freeAbove: null, feePerKm: 7.5, kmIncluded: 2 },
  ...{ extraMinutes: 0, plans: true },
};
const stored = (area: object) => ({ ...area, $id: 'a', $updatedAt: '' }) as object as AreaDocument;

// AREA-6
describe('the form of an area', () => {
  it.each([
    ['pincodes', city],
    ['a circle', ring],
  ])('shows and stores %s as they were', (_what, area) => {
    expect(areaValues(typedArea(stored(area)))).toEqual(area);
  });

  it('leaves out what belongs to the other kind, and an included distance without its price', () => {
    const typed = {
      ...typedArea(stored(ring)),
      kind: 'pincodes',
      pincodes: ' 560001\n560002,560001 ',
    } as const;
    expect(areaValues({ ...typed, feePerKm: '' })).toMatchObject({
      ...{
        pincodes: ['560001', '560002'],
        radiusKm: null,
        latitude: null,
        longitude: null,
        kmIncluded: null,
      },
    });
  });

  it.each<[Partial<TypedArea>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ radiusKm: '' }, ['radiusKm']],
    [{ radiusKm: '0' }, ['radiusKm']],
    [{ radiusKm: '101' }, ['radiusKm']],
    [{ latitude: '91', longitude: 'x' }, ['latitude', 'longitude']],
    [{ middle: 'kitchen', latitude: '91' }, []],
    [{ deliveryFee: '-1', feePerKm: '7.125' }, ['deliveryFee', 'feePerKm']],
    [{ kmIncluded: '1.25' }, ['kmIncluded']],
    [{ extraMinutes: '241' }, ['extraMinutes']],
    [{ extraMinutes: '' }, ['extraMinutes']],
    [{ kind: 'pincodes', pincodes: '' }, ['pincodes']],
    [{ kind: 'pincodes', pincodes: '56000, 560001' }, ['pincodes']],
  ])('says of %j what is wrong: %j', (over, fields) => {
    expect(Object.keys(areaProblems({ ...typedArea(stored(ring)), ...over }, words))).toEqual(fields);
  });
});
