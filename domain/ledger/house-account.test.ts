import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { creditLeft, dueDayOf, overBy, periodBefore, periodOf, type Rhythm } from './house-account.ts';

describe('house accounts (LEDGER-16)', () => {
  it.each<[Rhythm, string, string, string]>([
    ['weekly', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['weekly', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2026-11-01', '2026-11-01', '2026-11-30'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
  ])('%s, %s is part of %s to %s', (rhythm, day, from, to) => {
    expect(periodOf(rhythm, day)).toEqual({ from, to });
  });

  it('the period before a day has ended', () => {
    expect(periodBefore('monthly', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(periodBefore('weekly', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('what was taken is due some days after its period', () => {
    expect(dueDayOf('monthly', '2026-11-12', 5)).toBe('2026-12-05');
    expect(dueDayOf('weekly', '2026-11-29', 0)).toBe('2026-11-29');
  });

  it.each([
    { balance: 0, held: 0, limit: 5000, left: 5000 },
    { balance: -4000, held: 600, limit: 5000, left: 400 },
    { balance: 300, held: 0, limit: 5000, left: 5300 },
    { balance: -6000, held: 0, limit: 5000, left: 0 },
  ])(
    'with $balance, $held held and a limit of $limit, $left can be taken',
    ({ balance, held, limit, left }) => {
      const standing = { balance: paise(balance), held: paise(held), limit: paise(limit) };
      expect(creditLeft(standing)).toBe(left);
      expect(overBy(paise(left + 100), paise(left))).toBe(100);
      expect(overBy(paise(left), paise(left))).toBe(0);
    },
  );
});
