import { afterAll, describe, expect, it } from 'vitest';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { fromWire, toWire } from './values.ts';

const zone = process.env.TZ;
process.env.TZ = 'Asia/Kolkata';

afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('times in the API', () => {
  const moment = { type: 'datetime' } as const;

  it.each([
    ['2024-01-31T10:00:00.000+00:00', '2024-01-31T10:00:00.000+00:00'],
    ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00.000+00:00'],
    ['2024-01-31T10:00:00+05:30', '2024-01-31T04:30:00.000+00:00'],
    ['2024-01-31 10:00:00.123456', '2024-01-31T10:00:00.123+00:00'],
    ['2024-01-31T10:00', '2024-01-31T10:00:00.000+00:00'],
    ['2024-02-29', '2024-02-29T00:00:00.000+00:00'],
  ])('%s is read as %s in every server’s time zone', (given, shown) => {
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(-330);
    expect(toWire(moment, fromWire('at', moment, given))).toBe(shown);
  });

  it.each([
    '2023-02-29',
    '2024-02-30T10:00:00Z',
    '2024-13-01',
    '2024-01-31T25:00',
    'today',
    '',
    5,
    '2024-01-31T10',
    '+012024-01-01',
  ])('%s is refused', (given) => {
    expect(() => fromWire('at', moment, given)).toThrow(Failure);
  });
});

describe('amounts in the API', () => {
  const price = { type: 'money' } as const;

  it.each([
    [0, 0],
    [59, 5900],
    [12.5, 1250],
    [0.29, 29],
    [1.15, 115],
    [99_999.99, 9_999_999],
  ])('₹%d are %i paise, in both directions', (rupees, paise) => {
    expect(fromWire('price', price, rupees)).toBe(paise);
    expect(toWire(price, paise)).toBe(rupees);
  });

  it.each([0.001, 1.005, 0.1 + 0.2, 1e15, 1e300, Number.MAX_VALUE, '59', true, []])(
    '%s is refused',
    (given) => {
      expect(() => fromWire('price', price, given)).toThrow(Failure);
    },
  );
});

describe('lines of an order in the API', () => {
  const line = { DishID: 'samosa', quantity: 1, price: 59 };
  const read = (each: unknown) => fromWire('items', orderAttributes.items, [each]);

  it('are JSON text or objects', () => {
    expect(read(JSON.stringify(line))).toEqual(read(line));
  });

  it.each([
    { DishID: 'a\u0000' },
    { DishID: '' },
    { DishID: 5 },
    { price: -1 },
    { price: '59' },
    { quantity: 101 },
  ])('are refused with %j', (over) => {
    expect(() => read(JSON.stringify({ ...line, ...over }))).toThrow(Failure);
  });
});
