import { isRecent, isRecentlyProven } from '#domain/users/recent-proof.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Session } from '#server/documents/session.ts';

// A stolen session must not become permanent: what opens an account after the session has ended is added only by somebody
// who has just proven to be its owner (decision 81).

/** Throws Failure user_challenge_required unless the session passed a challenge in the last half hour. */
export function requireRecentChallenge({ factorsProven }: Session, now: Date): void {
  if (factorsProven === null || !isRecent(factorsProven, now)) throw new Failure('user_challenge_required');
}

/** Whether nobody can sign in to the account: an anonymous one holds nothing but the session itself. */
async function isAnonymous(work: Work, account: string): Promise<boolean> {
  const ways = await work.sql.query(
    sql`select 1 from accounts a join users u on u.id = a.id
      where a.id = ${account} and (u.email is not null or a.password is not null or a.phone_verified
        or exists (select 1 from identities i where i."userId" = a.id)
        or exists (select 1 from passkeys p where p.account = a.id))`,
    'ways to sign in',
  );
  return ways.length === 0;
}

/**
 * Checks that the session was opened, or passed a challenge, within the last half hour. An anonymous account needs no
 * proof for its first way to sign in.
 * @throws Failure user_challenge_required
 */
export async function requireRecentProof(work: Work, session: Session): Promise<void> {
  if (isRecentlyProven(session, work.now) || (await isAnonymous(work, session.account))) return;
  throw new Failure('user_challenge_required');
}
