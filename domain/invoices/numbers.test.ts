import { describe, expect, it } from 'vitest';
import { financialYear, formatInvoiceNumber, nextLetter, seriesOf } from './numbers.ts';

// INVOICE-2
describe('the financial year', () => {
  it.each([
    ['2027-03-31T18:29:59.999Z', '26-27', 'until the last moment of March in India'],
    ['2027-03-31T18:30:00.000Z', '27-28', 'from the first moment of April in India'],
    ['2026-04-01T00:00:00.000Z', '26-27', 'in April'],
    ['2026-12-31T23:59:00.000Z', '26-27', 'over the new year'],
    ['2099-12-31T12:00:00.000Z', '99-00', 'at the end of the century'],
  ])('at %s is %s: %s', (moment, year) => {
    expect(financialYear(new Date(moment), 'Asia/Kolkata')).toBe(year);
  });

  it('is that of the kitchen’s own time zone', () => {
    expect(financialYear(new Date('2027-03-31T18:30:00Z'), 'Europe/London')).toBe('26-27');
  });
});

// INVOICE-2
describe('an invoice number', () => {
  it('has series, year and six digits', () => {
    expect(formatInvoiceNumber('A', '26-27', 123)).toBe('A/26-27/000123');
  });

  it('has at most 16 characters, also of a credit note and after a million', () => {
    expect(formatInvoiceNumber('CA', '26-27', 9_999_999)).toBe('CA/26-27/9999999');
    expect(() => formatInvoiceNumber('CA', '26-27', 10_000_000)).toThrow(RangeError);
  });

  it('of a credit note is in a series of its own', () => {
    expect([seriesOf('invoice', 'B'), seriesOf('billOfSupply', 'B'), seriesOf('creditNote', 'B')]).toEqual([
      'B',
      'B',
      'CB',
    ]);
  });
});

it('after series A comes B, and after Z none', () => {
  expect([nextLetter('A'), nextLetter('Y'), nextLetter('Z')]).toEqual(['B', 'Z', undefined]);
});
