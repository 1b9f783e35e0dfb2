import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createTurns } from '#server/http/turns.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** What hashes and checks; a test puts another in its place. */
export interface Argon2 {
  hash(password: string, options: typeof OPTIONS): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** Waiting for a turn to hash, at most. */
const QUEUE = { mostWaiting: 100, longestWait: 5_000 };

/**
 * Hashing runs on Node's four threads for work in the background, which reading files and packing answers need as well:
 * two are left to them, however many people sign in. Who would wait for longer than a few seconds is told to come back.
 */
export function createPasswords(argon2: Argon2) {
  const inTurn = createTurns(2, QUEUE);
  let decoy: Promise<string> | undefined;

  /** A hash nobody has the password of, made when it is first needed. */
  function decoyHash(): Promise<string> {
    decoy ??= argon2.hash('nobody has this password', OPTIONS);
    return decoy;
  }

  return {
    /** Throws Failure general_service_unavailable when too many passwords wait to be hashed. */
    hashPassword: (password: string): Promise<string> => inTurn(() => argon2.hash(password, OPTIONS)),

    /**
     * Whether a password is the one that was hashed. Without a hash it takes the same time and says no, so that nobody
     * learns from the clock which accounts exist.
     * @throws Failure general_service_unavailable when too many passwords wait to be checked
     */
    async passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
      const expected = hashed ?? (await decoyHash());
      const fits = await inTurn(() => argon2.verify(expected, password));
      return fits && typeof hashed === 'string';
    },
  };
}

/** Shared by the whole process, as its threads are. */
export const { hashPassword, passwordFits } = createPasswords({ hash, verify });
