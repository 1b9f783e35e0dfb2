import { AppwriteException } from 'appwrite';
import { describe, expect, it } from 'vitest';
import { failureWords, refusalOf } from './refusal.ts';

const refused = (message: string, code: number) => new AppwriteException(message, code, 'some_type', '');
const OTHERWISE = 'Registration failed. Please try again.';

describe('what went wrong is told', () => {
  it.each([
    ['in the server’s own words', refused('Taken', 409), 'Taken'],
    ['in others when it gave none', refused('', 500), OTHERWISE],
    ['as a lost answer', refused('Failed to fetch', 0), 'Something went wrong. Please try again.'],
    ['as any other error', new Error('no'), 'Something went wrong. Please try again.'],
  ])('%s', (_how, error, words) => {
    expect(failureWords(error, OTHERWISE)).toBe(words);
  });
});

it.each([
  [400, true],
  [499, true],
  [500, false],
  [0, false],
])('status %d is a refusal: %s', (code, is) => {
  expect(refusalOf(refused('No', code))).toEqual(is ? { code, type: 'some_type', message: 'No' } : undefined);
});
