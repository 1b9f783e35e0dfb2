import { randomInt, timingSafeEqual } from 'node:crypto';

/** Contract section 4.6. */
const COUNT = 6;
const LENGTH = 10;
/** Without signs that are taken for one another on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode);
}

/** The codes that are left once one is used, or undefined when it is none of them. */
export function withoutCode(codes: readonly string[], typed: string): string[] | undefined {
  const given = Buffer.from(typed.toLowerCase());
  const left = codes.filter((code) => {
    const bytes = Buffer.from(code);
    return bytes.length !== given.length || !timingSafeEqual(bytes, given);
  });
  return left.length < codes.length ? left : undefined;
}
