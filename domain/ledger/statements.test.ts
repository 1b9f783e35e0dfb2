import { describe, expect, it } from 'vitest';
import { debtDueOn, isStatementDay, reminderOn, statementPeriod } from './statements.ts';

const NEVER = { remindedBefore: null, remindedAfter: null };
const done = new Date();

// LEDGER-33
describe('the period of a statement', () => {
  it.each([
    ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
    ['2026-11-23', { from: '2026-11-23', to: '2026-11-29' }],
    ['2026-11-24', undefined],
    ['2026-13', undefined],
    ['2026', undefined],
    ['../admin', undefined],
  ])('%s', (key, period) => {
    expect(statementPeriod(key)?.period).toEqual(period);
  });

  it('what is owed is due some days after the end of the month in which it was taken', () => {
    const owedSince = new Date('2026-11-30T19:00:00Z');
    const of = { rhythm: 'monthly', daysToPay: 5, timeZone: 'Asia/Kolkata' } as const;
    expect(debtDueOn({ ...of, owedSince })).toBe('2027-01-05');
    expect(debtDueOn({ ...of, owedSince, timeZone: 'UTC' })).toBe('2026-12-05');
  });
});

// LEDGER-34
describe('the day of statements and reminders', () => {
  it.each([
    ['monthly', '2026-12-01', 1, true],
    ['monthly', '2026-12-07', 1, true],
    ['monthly', '2026-12-08', 1, false],
    ['monthly', '2026-12-04', 5, false],
    ['weekly', '2026-11-30', 28, true],
    ['weekly', '2026-12-03', 1, false],
  ] as const)('%s, on %s with day %i', (rhythm, today, day, is) => {
    expect(isStatementDay(rhythm, today, day)).toBe(is);
  });

  it.each([
    ['2026-12-02', NEVER, undefined],
    ['2026-12-03', NEVER, 'before'],
    ['2026-12-05', NEVER, 'before'],
    ['2026-12-05', { ...NEVER, remindedBefore: done }, undefined],
    ['2026-12-07', NEVER, undefined],
    ['2026-12-08', NEVER, 'after'],
    ['2026-12-08', { ...NEVER, remindedAfter: done }, undefined],
    ['2026-12-16', NEVER, undefined],
  ])('due on 5 December, on %s', (today, reminded, due) => {
    expect(reminderOn({ dueOn: '2026-12-05', ...reminded }, today)).toBe(due);
  });
});
