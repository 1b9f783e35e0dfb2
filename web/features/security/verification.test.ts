import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { verificationFailure } from './verification.ts';
import { verificationMessages } from './verification-messages.ts';

it.each([
  ['a used link', new AppwriteException('Invalid token passed in the request.', 401, 'user_invalid_token')],
])('%s is explained on the page, without a toast', (_, error) => {
  expect(verificationFailure(error)).toEqual({
    state: 'error',
    message: verificationMessages.used,
    quiet: true,
  });
});

it('any other refusal is explained in our own words', () => {
  expect(verificationFailure(new AppwriteException('No such user.', 404, 'user_not_found'))).toEqual({
    state: 'error',
    message: verificationMessages.failed,
  });
});

it.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a stumbling server', new AppwriteException('Server Error', 500, 'general_unknown')],
])('%s leads to a request to try again', (_, error) => {
  expect(verificationFailure(error)).toEqual({ state: 'error', message: verificationMessages.lost });
});
