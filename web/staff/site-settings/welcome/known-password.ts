import { typed } from '#web/lib/session/typed-password.ts';

/** For so long the password that the first owner has just typed is known, in milliseconds. */
const KNOWN_FOR = 15 * 60_000;

/** The password with which the first owner has signed in here a short while ago, which is not asked again; undefined if there is none. */
export const knownPassword = (): string | undefined =>
  Date.now() - (typed.at ?? 0) < KNOWN_FOR ? typed.password : undefined;
