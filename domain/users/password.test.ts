import { describe, expect, it } from 'vitest';
import { userMessages } from './messages.ts';
import { newPasswordProblems, passwordProblem, passwordStrength } from './password.ts';
import { passwordMessages } from './password-messages.ts';

// SIGNUP-6
describe('password strength', () => {
  it.each([
    ['', 0, 'Weak', 0],
    ['abc', 0, 'Weak', 0],
    ['abcdefgh', 1, 'Weak', 25],
    ['Abcdefgh', 2, 'Fair', 50],
    ['Abcdefg1', 3, 'Good', 75],
    ['Abcdef1!', 4, 'Strong', 100],
    ['A1!', 3, 'Good', 75],
    ['रसोई-1234', 3, 'Good', 75],
  ])('of "%s" is %d, %s', (password, score, label, percent) => {
    expect(passwordStrength(password)).toEqual({ score, label, percent });
  });
});

describe('a password for signup', () => {
  it.each([
    ['', userMessages.choosePassword],
    ['A1!bc', userMessages.shortPassword],
    ['abcdef', userMessages.weakPassword],
    ['abcdefgh', userMessages.weakPassword],
    ['Abcde1', undefined],
    ['abcdefg1', undefined],
  ])('"%s" has the problem: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('a new password and its confirmation', () => {
  it.each([
    ['', '', { password: passwordMessages.required, confirmation: passwordMessages.confirm }],
    ['', 'Swaad-1234', { password: passwordMessages.required }],
    ['Swaad-1234', '', { confirmation: passwordMessages.confirm }],
    ['Swaad-1234', 'Swaad-123', { confirmation: passwordMessages.differ }],
    ['Swaad-1', 'Swaad-1', { password: passwordMessages.short }],
  ])('"%s" and "%s" have the problems %j', (password, confirmation, problems) => {
    expect(newPasswordProblems(password, confirmation)).toEqual(problems);
  });

  // PASSWORD-20
  it('must be as strong as at signup', () => {
    expect(newPasswordProblems('aaaaaaaa', 'aaaaaaaa')).toEqual({ password: userMessages.weakPassword });
    expect(newPasswordProblems('aaaaaaa1', 'aaaaaaa1')).toEqual({});
  });
});
