import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createTurns } from '#server/http/turns.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The hash function; tests replace it. */
export interface Argon2 {
  hash(password: string, options: typeof OPTIONS): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** Passwords that may wait to be hashed. */
const QUEUE = { mostWaiting: 100, longestWait: 5_000 };

/**
 * Hashing runs on Node's four background threads, which file reads and compression need as well: it uses two at most,
 * however many people sign in. When the wait would exceed a few seconds, requests are refused.
 */
export function createPasswords(argon2: Argon2) {
  const inTurn = createTurns(2, QUEUE);
  let decoy: Promise<string> | undefined;

  /** A hash of a random password, made when it is first needed. */
  function decoyHash(): Promise<string> {
    decoy ??= argon2.hash('nobody has this password', OPTIONS);
    return decoy;
  }

  return {
    /** Throws Failure general_service_unavailable when too many passwords wait to be hashed. */
    hashPassword: (password: string): Promise<string> => inTurn(() => argon2.hash(password, OPTIONS)),

    /**
     * Whether a password fits a hash. Without a hash it takes the same time and answers false, so that the time does
     * not reveal which accounts exist.
     * @throws Failure general_service_unavailable when too many passwords wait to be checked
     */
    async passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
      const expected = hashed ?? (await decoyHash());
      const fits = await inTurn(() => argon2.verify(expected, password));
      return fits && typeof hashed === 'string';
    },
  };
}

/** One for the whole process, because its threads are shared. */
export const { hashPassword, passwordFits } = createPasswords({ hash, verify });
