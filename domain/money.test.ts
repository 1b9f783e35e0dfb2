import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, paise, roundToRupee, toPaise, toRupees } from './money.ts';

it.each([
  [12_450_000, '₹1,24,500'],
  [24_900, '₹249'],
  [0, '₹0'],
  [9_950, '₹99.50'],
  [5, '₹0.05'],
])('%d paise are shown as %s', (amount, shown) => {
  expect(formatMoney(paise(amount))).toBe(shown);
});

// BILL-4
it('an amount converted to rupees and back stays the same', () => {
  fc.assert(fc.property(fc.nat(1_000_000_000), (amount) => toPaise(toRupees(paise(amount))) === amount));
});

it.each([
  [1249, 1200],
  [1250, 1300],
  [1251, 1300],
])('%d paise are rounded to %d', (amount, rounded) => {
  expect(roundToRupee(paise(amount))).toBe(rounded);
});
