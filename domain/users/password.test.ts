import { describe, expect, it } from 'vitest';
import { isGuessable, newPasswordProblems, passwordProblem, passwordStrength } from './password.ts';

// SIGNUP-6
describe('password strength', () => {
  it.each([
    ['', 0, 'weak', 0],
    ['abc', 0, 'weak', 0],
    ['abcdefgh', 1, 'weak', 25],
    ['Abcdefgh', 2, 'fair', 50],
    ['Abcdefg1', 3, 'good', 75],
    ['Abcdef1!', 4, 'strong', 100],
    ['A1!', 3, 'good', 75],
    ['रसोई-1234', 3, 'good', 75],
  ])('of "%s" is %d, %s', (password, score, level, percent) => {
    expect(passwordStrength(password)).toEqual({ score, level, percent });
  });
});

describe('a password for signup', () => {
  it.each([
    ['', 'choose'],
    ['A1!bc', 'tooShort'],
    ['abcdef', 'weak'],
    ['abcdefgh', 'weak'],
    ['Abcde1', undefined],
    ['abcdefg1', undefined],
  ])('"%s" has the problem: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

// SAFE-26
it('a word that is tried first is guessable, also with digits and signs behind it', () => {
  for (const password of ['Rasoi2024!', 'Admin@123', 'Passw0rd', 'KITCHEN_1', 'owner-१२३४'])
    expect([password, isGuessable(password)]).toEqual([password, true]);
  for (const password of ['Ghar-ki-thali-249', 'Rasoi-x8Kq2', 'Kitchenette1', '2024Rasoi!x'])
    expect([password, isGuessable(password)]).toEqual([password, false]);
});

describe('a new password and its confirmation', () => {
  it.each([
    ['', '', { password: 'required', confirmation: 'confirm' }],
    ['', 'Swaad-1234', { password: 'required' }],
    ['Swaad-1234', '', { confirmation: 'confirm' }],
    ['Swaad-1234', 'Swaad-123', { confirmation: 'differ' }],
    ['Swaad-1', 'Swaad-1', { password: 'newTooShort' }],
  ])('"%s" and "%s" have the problems %j', (password, confirmation, problems) => {
    expect(newPasswordProblems(password, confirmation)).toEqual(problems);
  });

  // PASSWORD-20
  it('must be as strong as at signup', () => {
    expect(newPasswordProblems('aaaaaaaa', 'aaaaaaaa')).toEqual({ password: 'weak' });
    expect(newPasswordProblems('aaaaaaa1', 'aaaaaaa1')).toEqual({});
  });
});
