import { hash } from 'node:crypto';

/**
 * Hashes a secret that the server created and only has to compare, such as that of a session, a mailed link or a code.
 * One round of SHA-256 is enough, because these secrets are long and random or allow only a few guesses. Passwords are
 * hashed in server/accounts/passwords.ts.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64');
}
