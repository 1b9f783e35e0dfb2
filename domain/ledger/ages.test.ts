import { expect, it } from 'vitest';
import { ageBegins, debtAge } from './ages.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

// LEDGER-11
it.each([
  ['2026-11-27T12:00:00Z', 'week'],
  ['2026-11-19T12:00:01Z', 'week'],
  ['2026-11-19T12:00:00Z', 'month'],
  ['2026-10-27T12:00:01Z', 'month'],
  ['2026-10-27T12:00:00Z', 'older'],
  ['2025-01-01T00:00:00Z', 'older'],
] as const)('a debt since %s is of the age %s', (since, age) => {
  expect(debtAge(new Date(since), NOW)).toBe(age);
  const begins = ageBegins(age, NOW);
  if (begins) expect(begins.getTime()).toBeLessThan(new Date(since).getTime());
});
