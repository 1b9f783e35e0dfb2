import { expect, it } from 'vitest';
import { NO_DOOR } from '#domain/addresses/door.ts';
import { paise } from '#domain/money.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { collectedWith, deliveryRows, type SheetOrder, sheetAreas } from './delivery-sheet.ts';

const kitchen = { latitude: 18.5, longitude: 73.8 };
const places: Readonly<Record<number, { latitude: number; longitude: number }>> = {
  411001: { latitude: 18.51, longitude: 73.8 },
  411002: { latitude: 18.54, longitude: 73.8 },
};
const stop = (id: string, over: Partial<SheetOrder> = {}): SheetOrder => ({
  ...{ id, number: `#${id}`, channel: 'plan', status: 'ready', pincode: 411001, hasAllergies: false },
  ...{ promisedAt: '2026-11-28T08:00:00.000Z', scheduledFor: '2026-11-28T07:00:00.000Z' },
  ...{ customerName: `Person ${id}`, customerPhone: '+919812345678', address: `${id}, MG Road, Pune` },
  ...{ instructions: null, door: NO_DOOR, mapPin: null, stopAt: null, ...over },
});
const areasOf = (stops: readonly SheetOrder[]) =>
  sheetAreas(stops, kitchen, ({ pincode, mapPin }) => mapPin ?? places[pincode ?? 0]);

// RIDER-13
it('a sheet goes area by area, the nearest first, and begins an area again in a later tour', () => {
  const areas = areasOf([
    stop('far', { pincode: 411002 }),
    stop('near'),
    stop('near too'),
    stop('evening', { promisedAt: '2026-11-28T15:00:00.000Z', scheduledFor: '2026-11-28T14:00:00.000Z' }),
    stop('unknown', { pincode: null }),
  ]);
  expect(areas.map(({ pincode, stops }) => [pincode, stops.map(({ id }) => id)])).toEqual([
    [411001, ['near', 'near too']],
    [411002, ['far']],
    [null, ['unknown']],
    [411001, ['evening']],
  ]);
});

// RIDER-13
it('on paper each stop has its window, name, phone, address and what is to collect, and the sheet its sum', () => {
  const stops = [
    stop('1042', { hasAllergies: true, instructions: 'Ring twice', status: 'preparing' }),
    stop('1043', { channel: 'online', scheduledFor: null }),
  ];
  const due = { 1042: paise(12_000), other: paise(99_900) };
  const rows = deliveryRows(
    areasOf(stops),
    {
      ...{ rider: 'Ravi', due, timeZone: 'Asia/Kolkata', lateAfterMinutes: 15 },
      printedAt: new Date('2026-11-28T06:40:00Z'),
    },
    sheetTexts,
  );
  const said = rows.map((row) => {
    if (row.type === 'pair') return `${row.left} | ${row.right}`;
    return 'text' in row ? row.text : row.type;
  });
  expect(said).toEqual([
    'Deliveries: Ravi',
    '2 orders | As of 28 Nov 2026, 12:10',
    '411001 (2)',
    '#1042 | 12:30–13:30',
    'NOT PACKED YET',
    'Person 1042 | +919812345678',
    '1042, MG Road, Pune',
    'Ring twice',
    'ALLERGY: CHECK',
    'Collect ₹120',
    'rule',
    '#1043 | 13:30–13:45',
    'Person 1043 | +919812345678',
    '1043, MG Road, Pune',
    'Nothing to collect',
    'rule',
    'To collect in all | ₹120',
  ]);
  expect(collectedWith(stops, due)).toBe(12_000);
});
