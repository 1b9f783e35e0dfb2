import { randomBytes } from 'node:crypto';
import { gatherReads } from '#server/db/reads/gathered-reads.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { User } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import {
  deletedAll,
  deletedOldest,
  deletedOne,
  deletedOthers,
  extendedSession,
  insertedSession,
  type NewSession,
  type SessionRow,
  type SignedInRow,
  sessionsOfAccount,
  signedInBy,
  signedInWith,
  toSession,
  withFactors,
} from './session-rows.ts';

/** How long a session lasts: a year (milliseconds, WIRE-2.4). */
const SESSION_LIFETIME = 31_536_000_000;
/** A session's use is recorded at most once in this time (milliseconds). */
const RECORD_INTERVAL = 60_000;

/** The part of a unit of work that changes of sessions need. */
interface SessionWork {
  sql: Sql;
  emitAccountEvent(account: string, name: string, session: Session): void;
}

/** A session with its account's current data. */
export interface SignedIn {
  session: Session;
  user: User;
  /** False when the account is closed or blocked. */
  active: boolean;
  /** Whether the session still has to prove a second factor (WIRE-4.6). */
  needsSecondFactor: boolean;
  /** Whether the account has verified an e-mail address or a phone number. */
  hasProof: boolean;
}

/**
 * Opens a session. Beyond `MAX_SESSIONS`, the account's oldest sessions end.
 * @returns the session and its secret, of which only a hash is stored
 */
export async function openSession(
  work: SessionWork,
  opened: NewSession,
): Promise<{ session: Session; secret: string }> {
  const secret = randomBytes(32).toString('hex');
  const { id, account, now } = opened;
  const expires = new Date(now.getTime() + SESSION_LIFETIME);
  const [row] = await insertedSession(work.sql, opened, hashSecret(secret), expires);
  if (!row) throw new Error('A session was not kept');
  const session = toSession(row);
  work.emitAccountEvent(account, `sessions.${id}.create`, session);
  emitEnded(work, await deletedOldest(work.sql, account, id));
  return { session, secret };
}

/** The sessions of these rows, which were deleted, with the events that say so. */
function emitEnded(work: SessionWork, rows: readonly SessionRow[]): Session[] {
  const ended = rows.map(toSession);
  for (const session of ended)
    work.emitAccountEvent(session.account, `sessions.${session.id}.delete`, session);
  return ended;
}

function toSignedIn(row: SignedInRow): SignedIn {
  const user = {
    id: row.account,
    email: row.email ?? '',
    name: row.name ?? '',
    role: row.role,
    isAdmin: row.isAdmin === true,
    emailVerified: row.emailVerification === true,
  };
  const { active, needsSecondFactor, hasProof } = row;
  return { session: toSession(row), user, active, needsSecondFactor, hasProof: hasProof === true };
}

/** Finds a session by its secret; undefined when the secret is wrong, of another account, or expired. */
export async function findBySecret(
  db: Sql,
  account: string,
  secret: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await bySecretHash(db)(hashSecret(secret));
  return row?.account === account && row.expires > now ? toSignedIn(row) : undefined;
}

const gathered = new WeakMap<Sql, (hash: string) => Promise<SignedInRow | undefined>>();

/** Reads sessions by the hash of their secret. Simultaneous requests share one statement. */
function bySecretHash(db: Sql): (hash: string) => Promise<SignedInRow | undefined> {
  let read = gathered.get(db);
  if (!read) {
    read = gatherReads(async (hashes: readonly string[]) => {
      const rows = await signedInBy(db, hashes);
      const found = new Map(rows.map((row) => [row.secret_hash, row]));
      return hashes.map((hash) => found.get(hash));
    });
    gathered.set(db, read);
  }
  return read;
}

/** Records the use of a session and the activity of its account, at most once a minute. Emits no event. */
export async function recordSessionUse(db: Sql, { id, updated }: Session, now: Date): Promise<void> {
  if (now.getTime() - updated.getTime() < RECORD_INTERVAL) return;
  await db.execute(
    sql`with used as (
        update sessions set updated = ${now}::timestamptz where id = ${id} and updated = ${updated}::timestamptz
        returning account)
      update users set "accessedAt" = ${now}::timestamptz where id in (select account from used)`,
    'note use',
  );
}

/**
 * Adds proven factors to a session; undefined when the session has ended.
 * @param challenged when a challenge was passed; undefined keeps the earlier time
 */
export async function addProvenFactors(
  work: SessionWork,
  { id, account }: Session,
  factors: readonly string[],
  challenged?: Date,
): Promise<Session | undefined> {
  const [row] = await withFactors(work.sql, id, factors, challenged ?? null);
  if (!row) return undefined;
  const session = toSession(row);
  work.emitAccountEvent(account, `sessions.${id}.update`, session);
  return session;
}

/** Finds the sessions that still exist, by session id. */
export async function findBySessionIds(
  db: Sql,
  sessions: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SignedIn>> {
  const rows = await signedInWith(db, sessions, now);
  return new Map(rows.map((row) => [row.session_id, toSignedIn(row)]));
}

/** The account's sessions, newest first. */
export async function sessionsOf(db: Sql, account: string, now: Date): Promise<Session[]> {
  return (await sessionsOfAccount(db, account, now)).map(toSession);
}

/** Extends a session to a full lifetime from now; undefined when the account has no such session. */
export async function extendSession(
  work: SessionWork & { now: Date },
  account: string,
  id: string,
): Promise<Session | undefined> {
  const expires = new Date(work.now.getTime() + SESSION_LIFETIME);
  const [row] = await extendedSession(work.sql, account, id, expires, work.now);
  if (!row) return undefined;
  const session = toSession(row);
  work.emitAccountEvent(account, `sessions.${id}.update`, session);
  return session;
}

/** Ends one session of an account, or all of them. Returns the ended sessions. */
export async function endSessions(work: SessionWork, account: string, id?: string): Promise<Session[]> {
  const rows = id === undefined ? deletedAll(work.sql, account) : deletedOne(work.sql, account, id);
  return emitEnded(work, await rows);
}

/** Ends all sessions of an account except `kept`. */
export async function endOtherSessions(
  work: SessionWork,
  account: string,
  kept: string | undefined,
): Promise<Session[]> {
  return emitEnded(work, await deletedOthers(work.sql, account, kept ?? null));
}
