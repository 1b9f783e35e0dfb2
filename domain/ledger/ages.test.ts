import { expect, it } from 'vitest';
import { ageBegins } from './ages.ts';

// LEDGER-11
it.each([
  ['week', '2026-11-19T12:00:00.000Z'],
  ['month', '2026-10-27T12:00:00.000Z'],
  ['older', undefined],
] as const)('debts of the age %s began after %s', (age, begins) => {
  expect(ageBegins(age, new Date('2026-11-27T12:00:00Z'))?.toISOString()).toBe(begins);
});
