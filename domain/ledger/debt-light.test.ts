import { expect, it } from 'vitest';
import { type Debt, judgeDebt } from './debt-light.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const judge = (since: number, over: Partial<Debt> = {}) =>
  judgeDebt(
    {
      owedSince: ago(since),
      remindedAt: null,
      hasHouseAccount: false,
      rhythm: 'monthly',
      daysToPay: 5,
      timeZone: 'Asia/Kolkata',
      ...over,
    },
    NOW,
  );

// LEDGER-41
it.each([
  [0, null, 'green'],
  [7, null, 'green'],
  [8, null, 'amber'],
  [18, 6, 'amber'],
  [18, 7, 'red'],
  [21, null, 'amber'],
  [22, null, 'red'],
  [22, 0, 'red'],
] as const)('a debt of %i days, reminded %s days ago, is %s', (since, reminded, light) => {
  const remindedAt = reminded === null ? null : ago(reminded);
  expect(judge(since, { remindedAt })).toEqual({
    light,
    sinceDays: since,
    remindedDays: reminded,
    dueOn: null,
  });
});

// LEDGER-41
it('a house account has time until its due day, however old the debt is', () => {
  const house = { hasHouseAccount: true } as const;
  expect(judge(28, house)).toMatchObject({ light: 'green', dueOn: '2026-12-05' });
  const october = { ...house, owedSince: new Date('2026-10-20T06:00:00Z') };
  expect(judge(0, { ...october, daysToPay: 29 })).toMatchObject({ light: 'green', dueOn: '2026-11-29' });
  expect(judge(0, { ...october, daysToPay: 28 })).toMatchObject({ light: 'amber', dueOn: null });
  expect(judge(0, { ...october, daysToPay: 14 })).toMatchObject({ light: 'red', dueOn: null });
});

// LEDGER-41
it('a reminder of an earlier debt says nothing about this one', () => {
  expect(judge(10, { remindedAt: ago(11) })).toMatchObject({ light: 'amber', remindedDays: null });
});

// LEDGER-41
it('days are those of the kitchen: what is late in its evening is a day older after midnight', () => {
  const debt: Debt = {
    owedSince: new Date('2026-11-21T19:00:00Z'),
    remindedAt: null,
    hasHouseAccount: false,
    rhythm: 'monthly',
    daysToPay: 5,
    timeZone: 'Asia/Kolkata',
  };
  expect(judgeDebt(debt, new Date('2026-11-29T18:00:00Z'))).toMatchObject({ sinceDays: 7, light: 'green' });
  expect(judgeDebt(debt, new Date('2026-11-29T19:00:00Z'))).toMatchObject({ sinceDays: 8, light: 'amber' });
});
