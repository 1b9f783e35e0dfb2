import { createHash } from 'node:crypto';

/**
 * The form in which a secret of ours is stored when it only has to be compared: a session's, a mailed link's, a code's.
 * These secrets are long and random or die after a few guesses, so one round of SHA-256 is enough; passwords are not
 * among them (server/accounts/passwords.ts).
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}
