import { userMessages } from '#domain/users/messages.ts';

/** Words about signing in with another site's account. */
export const signInMessages = {
  loadFailed: 'Error loading linked accounts',
  unlinked: 'Account unlinked',
  unlinkFailed: 'Failed to unlink the account',
} as const;

/** What a sign-in that failed is told as, by the type of the server's refusal (WIRE-4.3). */
const FAILURES: Readonly<Record<string, string>> = {
  user_oauth2_unauthorized: 'You did not allow the other site to sign you in. Nothing has changed here.',
  user_oauth2_bad_request: 'That sign-in took too long or was begun elsewhere. Please start again.',
  user_already_exists: 'That account, or its e-mail address, already belongs to another customer here.',
  user_blocked: userMessages.accountClosed,
  user_unauthorized: 'The other site did not tell us your e-mail address, which we need to sign you in.',
  general_bad_request:
    'You have an account here with that e-mail address, but the other site has not verified it. Sign in with your password, then link it in your profile.',
};

/** Words of our own for a failure told in an address, which anybody may have written. */
export function signInFailure(type: string): string {
  return Object.hasOwn(FAILURES, type)
    ? String(FAILURES[type])
    : 'Signing in through the other site did not work. Please try again.';
}
