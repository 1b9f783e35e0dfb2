import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#server/base/semaphore.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The hash function; tests replace it. */
export interface Argon2 {
  hash(password: string, options: typeof ARGON2_OPTIONS): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** How many passwords may wait to be hashed, and how long (milliseconds). */
const QUEUE = { mostWaiting: 100, longestWait: 5_000 };

/**
 * Hashes and verifies passwords on two of Node's four background threads, so that file reads and compression keep two.
 * When too many passwords wait, further requests are refused.
 */
export function createPasswords(argon2: Argon2) {
  const runLimited = createSemaphore(2, QUEUE);
  let decoy: Promise<string> | undefined;

  /** A hash to verify against when there is no account, created when first needed. */
  function decoyHash(): Promise<string> {
    decoy ??= argon2.hash('nobody has this password', ARGON2_OPTIONS);
    return decoy;
  }

  return {
    /** Throws Failure general_service_unavailable when too many passwords wait to be hashed. */
    hashPassword: (password: string): Promise<string> =>
      runLimited(() => argon2.hash(password, ARGON2_OPTIONS)),

    /**
     * Whether the password matches the hash. Without a hash it returns false after the same time, so that the time does
     * not reveal which accounts exist.
     * @throws Failure general_service_unavailable when too many passwords wait to be checked
     */
    async verifyPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
      const expected = hashed ?? (await decoyHash());
      const fits = await runLimited(() => argon2.verify(expected, password));
      return fits && typeof hashed === 'string';
    },
  };
}

/** The instance of the process. There is only one, because it limits the use of the process's threads. */
export const { hashPassword, verifyPassword } = createPasswords({ hash, verify });
