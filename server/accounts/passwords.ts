import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash it takes the same time and says no, so that nobody
 * learns from the clock which accounts exist.
 */
export async function passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(hashed ?? (await decoy), password);
  return fits && typeof hashed === 'string';
}
