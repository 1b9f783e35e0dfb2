import { describe, expect, it } from 'vitest';
import { asciiDigits, readCode, readNumber, readWhole } from './numbers.ts';

// VALUE-1
describe('a typed number', () => {
  it.each([
    ['1240', 1240],
    [' 12.5 ', 12.5],
    ['1,200.50', 1200.5],
    ['12,34,500', 1_234_500],
    ['1,234,500', 1_234_500],
    ['१,२४०.५', 1240.5],
    ['௧௨', 12],
    ['0', 0],
  ])('"%s" is read as %d', (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it.each([
    '12,50',
    '99,5',
    '1,2,345',
    '12,345,6',
    ',500',
    '1e3',
    '0x10',
    '-5',
    '',
    ' ',
    '1.',
    '.5',
    '12 50',
    '1_000',
  ])('"%s" is refused', (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  });

  it('is whole, and in its bounds, where it has to be', () => {
    expect(['3', '3.0', '0', '11', '१०'].map((typed) => readWhole(typed, 1, 10))).toEqual([
      3,
      undefined,
      undefined,
      undefined,
      10,
    ]);
  });
});

// VALUE-2
describe('the digits of other scripts', () => {
  it.each(['०१२३४५६७८९', '௦௧௨௩௪௫௬௭௮௯', '০১২৩৪৫৬৭৮৯', '٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'])(
    '%s are digits',
    (digits) => {
      expect(asciiDigits(digits)).toBe('0123456789');
    },
  );
});

describe('a typed code', () => {
  it.each([
    ['123 456', '123456'],
    ['५६० ००१', '560001'],
    ['12-34', '1234'],
    ['\u202a1234\u202c', '1234'],
  ])('"%s" is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it.each(['12a4', '1.2', '', ' '])('"%s" is none', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});
