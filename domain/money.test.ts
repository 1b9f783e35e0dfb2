import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatDifference,
  formatMoney,
  groupDigits,
  paise,
  parseAmount,
  roundToRupee,
  toPaise,
  toRupees,
} from './money.ts';

it.each([
  [12_450_000, '₹1,24,500'],
  [24_900, '₹249'],
  [0, '₹0'],
  [9_950, '₹99.50'],
  [5, '₹0.05'],
])('%d paise are shown as %s', (amount, shown) => {
  expect(formatMoney(paise(amount))).toBe(shown);
});

it('amounts are written as the browser writes rupees in India', () => {
  const money = (minimumFractionDigits: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits });
  const [whole, exact] = [money(0), money(2)];
  const shown = (amount: number) => (amount % 100 === 0 ? whole : exact).format(amount / 100);
  const amounts = fc
    .integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
    .filter((amount) => amount !== 0);
  fc.assert(
    fc.property(amounts, fc.boolean(), (number, inRupees) => {
      const amount = inRupees ? number * 100 : number;
      return formatMoney(paise(amount)) === shown(amount);
    }),
  );
});

it.each(['en-IN', 'hi-IN'])('whole numbers are grouped as in %s', (locale) => {
  const format = new Intl.NumberFormat(locale);
  fc.assert(fc.property(fc.integer(), (number) => groupDigits(number) === format.format(number)));
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

it.each([
  [25, '₹0.25'],
  [0, '₹0'],
  [-25, '−₹0.25'],
])('a difference of %d paise is shown as %s', (difference, shown) => {
  expect(formatDifference(paise(difference))).toBe(shown);
});

it.each([
  ['₹1,200.50', 120_050],
  ['  ₹ 120 ', 12_000],
  ['999999999.99', 99_999_999_999],
  ['1000000000', undefined],
  ['12,50', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j is read as an amount of %s paise', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
