import type { PasswordProblem } from './password-messages.ts';

/** The fewest characters of a password at signup (SIGNUP-5). */
const MIN_PASSWORD = 6;
/** The fewest characters of a password that replaces another (PASSWORD-3). */
export const MIN_NEW_PASSWORD = 8;
/** The most characters of any password (WIRE-1.5). */
export const MAX_PASSWORD = 256;
/** The lowest strength score that a password may have (SIGNUP-5). */
const MIN_STRENGTH = 2;

const MERITS = [/^.{8,}$/su, /\p{Lu}/u, /\d/u, /[^\p{L}\p{M}\p{N}]/u];
const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

export interface Strength {
  /** 0 to 4: a point each for 8 characters, an upper-case letter, a digit, a non-alphanumeric (SIGNUP-6). */
  score: number;
  level: (typeof LEVELS)[number];
  /** The width of the strength bar: 25 percent for each point. */
  percent: number;
}

export function passwordStrength(password: string): Strength {
  const score = MERITS.filter((merit) => merit.test(password)).length;
  return { score, level: LEVELS[score] ?? 'weak', percent: score * 25 };
}

/** Words that are tried first at a login of a kitchen. */
const GUESSED_FIRST =
  /^(admin|administrator|owner|manager|kitchen|rider|staff|rasoi|password|passw0rd|changeme|secret|welcome|letmein|qwerty)[^\p{L}\p{M}]*$/iu;

/** Whether a password is a word that is tried first, with or without digits and signs behind it (SAFE-26). */
export const isGuessable = (password: string): boolean => GUESSED_FIRST.test(password);

const isWeak = (password: string) => passwordStrength(password).score < MIN_STRENGTH;

/** Why a password is refused at signup; undefined if it is accepted (SIGNUP-5). */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'choose';
  if (password.length < MIN_PASSWORD) return 'tooShort';
  return isWeak(password) ? 'weak' : undefined;
}

/** Why a password may not replace another; undefined if it may: 8 characters, and as strong as at signup (PASSWORD-20). */
export function replacementProblem(password: string): PasswordProblem | undefined {
  if (password.length < MIN_NEW_PASSWORD) return 'newTooShort';
  return isWeak(password) ? 'weak' : undefined;
}

/** The problems of a new password and its repetition, by field; empty when there are none. */
export type NewPasswordProblems = Partial<Record<'password' | 'confirmation', PasswordProblem>>;

/**
 * Why a new password and its repetition are refused (PASSWORD-3). Empty fields are reported first, then a difference
 * between the two, then problems of the password itself.
 */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  if (password === '' || confirmation === '')
    return {
      ...(password === '' && { password: 'required' }),
      ...(confirmation === '' && { confirmation: 'confirm' }),
    };
  if (password !== confirmation) return { confirmation: 'differ' };
  const problem = replacementProblem(password);
  return problem === undefined ? {} : { password: problem };
}
