import { AppwriteException } from 'appwrite';
import { describe, expect, it } from 'vitest';
import { requestMessages } from '#domain/request-messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import { type FailureWords, failureWords, refusalOf } from './refusal.ts';

const refused = (code: number, type: string) => new AppwriteException('The text of the API', code, type, '');
const TAKEN = 'There is such an account.';
const OTHERWISE = 'Registration failed. Please try again.';
const WORDS: FailureWords = { byType: { user_already_exists: TAKEN }, otherwise: OTHERWISE };

const GENERAL = { ...requestMessages, loginFirst: userMessages.loginFirst };

// PASSWORD-7
describe('the message for a failed request', () => {
  it.each([
    ['the words for the type of the refusal', refused(409, 'user_already_exists'), TAKEN],
    ['the general words for a type without words of its own', refused(400, 'general_bad_request'), OTHERWISE],
    ['the general words when the server failed', refused(500, 'general_unknown'), OTHERWISE],
    [
      'to wait after too many tries',
      refused(429, 'general_rate_limit_exceeded'),
      'Too many tries. Please wait a little, then try again.',
    ],
    [
      'to come back when the kitchen is not available',
      refused(503, 'general_service_unavailable'),
      'The kitchen cannot answer just now. Please try again in a moment.',
    ],
    ['to sign in when the session is over', refused(401, 'general_unauthorized_scope'), 'Please login first'],
    ['that no answer came', refused(0, ''), 'Something went wrong. Please try again.'],
    ['that something else broke', new Error('no'), 'Something went wrong. Please try again.'],
  ])('is %s', (_what, error, words) => {
    expect(failureWords(error, WORDS, GENERAL)).toBe(words);
  });

  it('is the form’s own text for a lost answer, if it has one', () => {
    expect(failureWords(refused(0, ''), { ...WORDS, lost: 'No answer.' }, GENERAL)).toBe('No answer.');
  });
});

it.each([
  [400, true],
  [499, true],
  [500, false],
  [0, false],
])('an answer with status %d counts as a refusal: %s', (code, is) => {
  const refusal = { code, type: 'some_type', message: 'The text of the API' };
  expect(refusalOf(refused(code, 'some_type'))).toEqual(is ? refusal : undefined);
});
