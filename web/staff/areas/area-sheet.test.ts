import { describe, expect, it } from 'vitest';
import { areaFormMessages } from '#domain/areas/form-messages.ts';
import { rowMessages } from '#domain/rows/messages.ts';
import type { TypedValues } from '#domain/rows/typed.ts';
import { changedValues, formProblems, typedDocument, wireOfForm } from '#web/sheets/form-values.ts';
import { areaSheet } from './area-sheet.tsx';
import { areasTexts } from './texts.ts';

const ZONE = 'Asia/Kolkata';
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
const typedOf = (area: object) => typedDocument(areaSheet, { ...area, $id: 'a', $updatedAt: '' }, ZONE);
const wireOf = (typed: TypedValues) => wireOfForm(areaSheet, typed, ZONE);

// AREA-6
describe('the form of an area', () => {
  it.each([
    ['pincodes', city],
    ['a circle', ring],
  ])('shows and stores %s as they were', (_what, area) => {
    const nothingElse = { pincodes: area.pincodes.length > 0 ? area.pincodes : null };
    expect(wireOf(typedOf(area))).toEqual({ ...area, ...nothingElse });
  });

  it('shows its middle as one value: two degrees, or none for the kitchen', () => {
    expect(typedOf(ring)).toMatchObject({ latitude: ['13.01', '77.5'], radiusKm: '4.5' });
    expect(typedOf({ ...ring, latitude: null, longitude: null })).toMatchObject({ latitude: [] });
    const before = wireOf(typedOf(ring));
    const sent = (latitude: string[]) => changedValues(before, wireOf({ ...typedOf(ring), latitude }));
    expect(sent(['13.02000', '77.5'])).toEqual({ latitude: 13.02 });
    expect(sent([])).toEqual({ latitude: null, longitude: null });
  });

  it('leaves out what belongs to the other kind, and an included distance without its price', () => {
    const typed = { ...typedOf(ring), kind: 'pincodes', pincodes: ' 560001\n560 002,560003 ', feePerKm: '' };
    expect(wireOf(typed)).toMatchObject({
      ...{ pincodes: ['560001', '560002', '560003'], radiusKm: null },
      ...{ latitude: null, longitude: null, kmIncluded: null },
    });
  });

  it.each<[TypedValues, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ radiusKm: '' }, ['radiusKm']],
    [{ radiusKm: '0' }, ['radiusKm']],
    [{ radiusKm: '101' }, ['radiusKm']],
    [{ latitude: ['91', 'x'] }, ['latitude', 'longitude']],
    [{ latitude: ['', '77'] }, ['latitude']],
    [{ latitude: [] }, []],
    [{ deliveryFee: '-1', feePerKm: '7.125' }, ['deliveryFee', 'feePerKm']],
    [{ minimumOrder: '100000.01', freeAbove: '100000' }, ['minimumOrder']],
    [{ kmIncluded: '1.25' }, ['kmIncluded']],
    [{ extraMinutes: '241' }, ['extraMinutes']],
    [{ extraMinutes: '' }, ['extraMinutes']],
    [{ kind: 'pincodes', pincodes: '' }, ['pincodes']],
    [{ kind: 'pincodes', pincodes: '56000, 560001' }, ['pincodes']],
  ])('says of %j what is wrong: %j', (over, fields) => {
    const texts = { fields: areasTexts.fields, messages: areaFormMessages, rows: rowMessages };
    const found = formProblems(areaSheet, wireOf({ ...typedOf(ring), ...over }), texts);
    expect(Object.keys(found)).toEqual(fields);
  });
});
