import { expect, it } from 'vitest';
import { parseUtr, referenceOf, transferNumber } from './transfer-number.ts';

/** One number in the ways in which people type, copy and paste it. */
const WAYS: readonly (readonly [way: string, typed: string])[] = [
  ['plain', '432112345678'],
  ['spaces', ' 4321 1234 5678 '],
  ['no-break and thin spaces', '4321\u00a01234\u202f5678'],
  ['dashes', '4321-1234-5678'],
  ['other dashes', '4321\u20101234\u20135678\u2212'],
  ['zero-width characters', '\u200b4321\u200d1234\ufeff5678\u2060'],
  ['marks of the direction', '\u202a432112345678\u202c\u200e'],
  ['a soft hyphen', '4321\u00ad12345678'],
  ['dots and slashes', '4321.1234/5678'],
  ['full-width digits', '４３２１１２３４５６７８'],
  ['Devanagari digits', '४३२११२३४५६७८'],
  ['Tamil digits', '௪௩௨௧௧௨௩௪௫௬௭௮'],
  ['a label', 'UTR: 432112345678'],
  ['two labels', 'UPI Ref No. 432112345678'],
  ['line ends', '432112345678\r\n'],
];

// LEDGER-7
it.each(WAYS)('with %s a transfer has the same number', (_, typed) => {
  expect(transferNumber(typed)).toBe('432112345678');
  expect(parseUtr(typed)).toBe('432112345678');
});

// LEDGER-7
it.each([
  ['sbin n52-0210 1012 3456', 'SBINN52021010123456'],
  ['SBINN432112345678', 'SBINN432112345678'],
  ['UTR4321', 'UTR4321'],
  [' \u200b-', ''],
])('%j keeps its letters and digits: %s', (typed, number) => expect(transferNumber(typed)).toBe(number));

// LEDGER-7
it('a number in its form stays as it is', () => {
  for (const [, typed] of WAYS) {
    const once = transferNumber(typed);
    expect(transferNumber(once)).toBe(once);
  }
});

// UPI-7
it.each(['43211234567', '4321123456789', '43211234567a', '4.32112345678E11', ''])(
  'the typed UTR %j is none',
  (typed) => expect(parseUtr(typed)).toBeUndefined(),
);

// LEDGER-7
it.each([
  ['a UTR by UPI', '4321-1234-5678', 'upi', '432112345678', true],
  ['a UTR with cash', ' 4321 1234 5678', 'cod', '432112345678', true],
  ['another number by UPI', 'axis 0012 3456', 'upi', 'AXIS00123456', true],
  ['its last digits', '4301', 'upi', '4301', false],
  ['a note by UPI', ' Ravi paid 2 orders', 'upi', 'Ravi paid 2 orders', false],
  ['what a sheet would run', '=SUM(123456)', 'upi', '=SUM(123456)', false],
  ['a note with cash', 'Note 7', 'cod', 'Note 7', false],
  ['nothing', ' - ', 'upi', null, false],
] as const)('%s is stored in its form: %j by %s', (_, typed, method, stored, counts) => {
  expect(referenceOf(typed, method)).toEqual({ stored, counts });
});
