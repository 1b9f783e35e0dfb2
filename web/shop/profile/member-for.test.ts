import { expect, it } from 'vitest';
import { memberFor } from './member-for.ts';
import { profileTexts } from './texts.ts';

const since = new Date('2026-01-10T09:30:00.000Z');
const DAY = 86_400_000;

// PROFILE-2
it.each([
  [-2, '1 day'],
  [0, '1 day'],
  [1.99, '1 day'],
  [2, '2 days'],
  [29.99, '29 days'],
  [30, '1 month'],
  [59, '1 month'],
  [60, '2 months'],
  [364.99, '12 months'],
  [365, '1 year'],
  [729, '1 year'],
  [730, '2 years'],
])('after %d days a member has been one for %s', (days, words) => {
  const membership = memberFor(since, new Date(since.getTime() + days * DAY));
  expect(profileTexts.memberFor(membership)).toBe(`Member for ${words}`);
});
