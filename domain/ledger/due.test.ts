import { expect, it } from 'vitest';
import { duePeriods } from './due.ts';

// LEDGER-39
it.each([
  ['monthly', 5, '2026-12-03', '2026-11-30', '2026-10-31'],
  ['monthly', 5, '2026-12-05', '2026-11-30', '2026-10-31'],
  ['monthly', 5, '2026-12-06', '2026-11-30', '2026-11-30'],
  ['weekly', 0, '2026-11-30', '2026-11-29', '2026-11-29'],
  ['weekly', 10, '2026-11-30', '2026-11-29', '2026-11-15'],
] as const)(
  '%s with %i days to pay, on %s: due is what stood on %s, overdue what stood on %s',
  (rhythm, daysToPay, today, due, overdue) => {
    const periods = duePeriods({ rhythm, daysToPay, today });
    expect([periods.due.to, periods.overdue.to]).toEqual([due, overdue]);
  },
);
