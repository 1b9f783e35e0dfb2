import { Secret, TOTP } from 'otpauth';

/** How long a code of an authenticator app is current (seconds, WIRE-4.6). */
const PERIOD = 30;
/** Time steps that a phone's clock may be wrong by, in either direction. */
const ALLOWED_STEPS = 1;
const SECRET_BYTES = 20;

const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });

/** A new secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The URI that an authenticator app reads from a QR code.
 * @param label the account's name in the app
 * @param issuer the name of the shop, shown above it
 */
export function totpUri(secret: string, label: string, issuer: string): string {
  return totp(secret, label, issuer).toString();
}

/** The time step of a code; undefined when the code is wrong or not current. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: ALLOWED_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** When a time step began. */
export function stepTime(step: number): Date {
  return new Date(step * PERIOD * 1000);
}
