import { randomInt, timingSafeEqual } from 'node:crypto';

/** How many recovery codes an account gets (WIRE-4.6). */
const COUNT = 6;
const LENGTH = 10;
/** Letters and digits, except those that are easily confused on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode);
}

/** The codes that remain after this one is used; undefined when it is not one of them. */
export function withoutCode(codes: readonly string[], typed: string): string[] | undefined {
  const given = Buffer.from(typed.toLowerCase());
  const left = codes.filter((code) => {
    const bytes = Buffer.from(code);
    return bytes.length !== given.length || !timingSafeEqual(bytes, given);
  });
  return left.length < codes.length ? left : undefined;
}
