import { expect, it } from 'vitest';
import { minutesToAnswer } from './order-change.ts';

// CHANGE-6
it.each([
  ['the whole time, also on a page whose clock is behind', 304, 5],
  ['a minute that has begun', 61, 2],
  ['nothing once it is too late', -1, 0],
])('the minutes left to answer are %s', (_what, seconds, minutes) => {
  const now = new Date('2026-11-22T12:00:00Z');
  const answerBy = new Date(now.getTime() + seconds * 1000).toISOString();
  expect(minutesToAnswer(answerBy, now)).toBe(minutes);
});
