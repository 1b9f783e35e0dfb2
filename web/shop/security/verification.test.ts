import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { failedOutcome } from './verification.ts';

it.each([
  [
    'a used link',
    new AppwriteException('Invalid token passed in the request.', 401, 'user_invalid_token'),
    'used',
  ],
  ['another refusal', new AppwriteException('No such user.', 404, 'user_not_found'), 'failed'],
  ['a lost answer', new TypeError('Failed to fetch'), 'lost'],
  ['an error of the server', new AppwriteException('Server Error', 500, 'general_unknown'), 'lost'],
])('the page explains %s by its type', (_, error, outcome) => {
  expect(failedOutcome(error)).toBe(outcome);
});
