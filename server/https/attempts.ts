import * as v from 'valibot';
import { CERTIFICATE_PROBLEMS } from '#domain/operation/certificate-problems.ts';
import { AcmeRefusal } from './acme-requests.ts';
import { detailOf, problemOf } from './problems.ts';
import type { SecretStore } from './secret-store.ts';

const attemptShape = v.object({
  /** When it ended (milliseconds since 1970). */
  at: v.number(),
  /** How many attempts have failed since the last good one. */
  failures: v.number(),
  problem: v.picklist(CERTIFICATE_PROBLEMS),
  /** What the authority or the network said. */
  detail: v.string(),
  /** When the next attempt begins (milliseconds since 1970). */
  next: v.number(),
});
/** The last attempt to get a certificate, which failed. */
export type FailedAttempt = v.InferOutput<typeof attemptShape>;

const MINUTE = 60_000;
/** Minutes until the next attempt, after each failure. Let's Encrypt allows five failures an hour. */
const PAUSES = [2, 10, 30, 60, 180, 360];
/** The longest time that an authority may make us wait (minutes). */
const LONGEST_PAUSE = 7 * 24 * 60;
/** A new start of the server does not wait for its turn, unless the last attempt is this recent (milliseconds). */
const NEW_START_AFTER = MINUTE;

export async function readFailedAttempt(store: SecretStore): Promise<FailedAttempt | undefined> {
  const text = await store.read('attempt');
  if (text === undefined || text === '') return undefined;
  const read = v.safeParse(attemptShape, JSON.parse(text));
  return read.success ? read.output : undefined;
}

export async function forgetFailures(store: SecretStore): Promise<void> {
  if ((await store.read('attempt')) !== undefined) await store.write('attempt', '');
}

/** Records that an attempt failed, and when the next one begins. */
export async function recordFailure(store: SecretStore, error: unknown, now: Date): Promise<FailedAttempt> {
  const failures = ((await readFailedAttempt(store))?.failures ?? 0) + 1;
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
  const asked = error instanceof AcmeRefusal ? (error.retryAfter ?? 0) / 60 : 0;
  const attempt: FailedAttempt = {
    at: now.getTime(),
    failures,
    problem: problemOf(error),
    detail: detailOf(error),
    next: now.getTime() + Math.min(Math.max(pause, asked), LONGEST_PAUSE) * MINUTE,
  };
  await store.write('attempt', JSON.stringify(attempt));
  return attempt;
}

/**
 * Whether the next attempt may begin. Whoever has corrected something starts the server again, so its first attempt need not
 * wait; but never before the time that the authority named.
 */
export function mayTry(last: FailedAttempt | undefined, now: Date, isFirst: boolean): boolean {
  if (!last || now.getTime() >= last.next) return true;
  return isFirst && last.problem !== 'rateLimited' && now.getTime() - last.at > NEW_START_AFTER;
}
