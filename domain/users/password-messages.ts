/** Why a password is refused, by the problem that the rules in password.ts find. */
export const passwordMessages = {
  choose: 'Please choose a password',
  tooShort: 'Password must be at least 6 characters long',
  weak: 'Please choose a stronger password',
  required: 'Password is required',
  newTooShort: 'Password must be at least 8 characters long',
  confirm: 'Confirm your password',
  differ: 'Passwords do not match',
} as const;

export type PasswordProblem = keyof typeof passwordMessages;
