import { userMessages } from './messages.ts';
import { passwordMessages } from './password-messages.ts';

/** Signup passwords have at least this many characters (SIGNUP-5). */
const MIN_PASSWORD = 6;
/** A password that replaces another has at least this many (PASSWORD-3). */
export const MIN_NEW_PASSWORD = 8;
/** Contract section 1.5. */
export const MAX_PASSWORD = 256;
/** Signup needs this score (SIGNUP-5). */
const MIN_STRENGTH = 2;

const MERITS = [/^.{8,}$/su, /\p{Lu}/u, /\d/u, /[^\p{L}\p{M}\p{N}]/u];
const LABELS = ['Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export interface Strength {
  /** 0 to 4: a point each for 8 characters, an upper-case letter, a digit, a non-alphanumeric (SIGNUP-6). */
  score: number;
  label: (typeof LABELS)[number];
  /** Width of the bar: score times 25 percent. */
  percent: number;
}

export function passwordStrength(password: string): Strength {
  const score = MERITS.filter((merit) => merit.test(password)).length;
  return { score, label: LABELS[score] ?? 'Weak', percent: score * 25 };
}

/** Why a password can't be chosen at signup, in words, or undefined when it can (SIGNUP-5). */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return userMessages.choosePassword;
  if (password.length < MIN_PASSWORD) return userMessages.shortPassword;
  if (passwordStrength(password).score < MIN_STRENGTH) return userMessages.weakPassword;
  return undefined;
}

/** What is wrong with a password that replaces another, by the field it is typed in; empty when nothing is. */
export type NewPasswordProblems = Partial<Record<'password' | 'confirmation', string>>;

/** Why a password can't replace another, or undefined when it can: 8 characters, and as strong as at signup. */
export function replacementProblem(password: string): string | undefined {
  if (password.length < MIN_NEW_PASSWORD) return passwordMessages.short;
  return passwordStrength(password).score < MIN_STRENGTH ? userMessages.weakPassword : undefined;
}

/** Why a password can't replace another (PASSWORD-3). What is empty is told first, then what does not match. */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  if (password === '' || confirmation === '')
    return {
      ...(password === '' && { password: passwordMessages.required }),
      ...(confirmation === '' && { confirmation: passwordMessages.confirm }),
    };
  if (password !== confirmation) return { confirmation: passwordMessages.differ };
  const problem = replacementProblem(password);
  return problem === undefined ? {} : { password: problem };
}
