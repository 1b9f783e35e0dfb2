import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { beginningsOf, isNoAmount, NO_TERMS, paidNow, shownAmount } from './terms.ts';

const PLAN = { trialMeals: 3, bundleMeals: 20, bundlePrice: paise(220000) };
const OWN = { paidBy: BALANCE, companyId: null } as const;

// PLAN-33
it('a caller begins with what the plan offers, with a bundle only from their own balance', () => {
  expect(beginningsOf(PLAN, OWN)).toEqual(['regular', 'trial', 'bundle']);
  expect(beginningsOf({ ...PLAN, trialMeals: null }, OWN)).toEqual(['regular', 'bundle']);
  expect(beginningsOf({ ...PLAN, bundleMeals: null, bundlePrice: null }, OWN)).toEqual(['regular', 'trial']);
  expect(beginningsOf(PLAN, { ...OWN, paidBy: HOUSE })).toEqual(['regular', 'trial']);
  expect(beginningsOf(PLAN, { ...OWN, companyId: 'office' })).toEqual(['regular', 'trial']);
  expect(beginningsOf(undefined, OWN)).toEqual(['regular']);
});

// PLAN-33
it('the amount of a bundle is what the balance lacks, until staff type another', () => {
  const bundle = { ...NO_TERMS, beginning: 'bundle' } as const;
  expect(shownAmount(bundle, paise(220_000), paise(70_050))).toBe('1499.5');
  expect(shownAmount(bundle, paise(220_000), paise(220_000))).toBe('');
  expect(shownAmount({ ...bundle, amount: '' }, paise(220_000), paise(0))).toBe('');
  expect(shownAmount(NO_TERMS, paise(220_000), paise(0))).toBe('');
});

// PLAN-33
it('what is paid has a number of its transfer only if it is one', () => {
  const typed = { ...NO_TERMS, transfer: ' 4100 ' };
  expect(paidNow('2,200', typed)).toEqual({ amount: 2200, paidBy: 'cash' });
  expect(paidNow('99.50', { ...typed, paidBy: 'bank' })).toEqual({
    amount: 99.5,
    paidBy: 'bank',
    reference: '4100',
  });
  expect(paidNow('', typed)).toBeNull();
  expect([isNoAmount(''), isNoAmount('ten'), isNoAmount('0'), isNoAmount('10')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
