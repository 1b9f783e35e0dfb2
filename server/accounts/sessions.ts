import { randomBytes } from 'node:crypto';
import type { Role } from '#domain/users/roles.ts';
import { gatherReads } from '#server/db/gathered-reads.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { User } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';

/** How long a session lasts: a year (milliseconds, WIRE-2.4). */
const SESSION_LIFETIME = 31_536_000_000;
/** Sessions that an account may have. Another one ends the oldest (WIRE-2.4). */
const MAX_SESSIONS = 10;
/** A session's use is recorded at most once in this time (milliseconds). */
const RECORD_INTERVAL = 60_000;

/** A session to open. */
export interface NewSession {
  id: string;
  account: string;
  provider: string;
  /** The factors that the sign-in has proven (WIRE-3). */
  factors: readonly string[];
  ip: string;
  userAgent: string;
  now: Date;
  /** See `Session.providerUid`. */
  providerUid: string;
  /** The tokens of an OAuth2 provider, sealed. */
  providerTokens?: { accessToken: string; refreshToken: string; expires: Date | null };
}

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

interface SessionRow {
  session_id: string;
  account: string;
  provider: string;
  ip: string;
  user_agent: string;
  created: Date;
  updated: Date;
  expires: Date;
  factors: string[];
  factors_proven: Date | null;
  provider_uid: string;
  provider_token_expires: Date | null;
}

interface SignedInRow extends SessionRow {
  active: boolean;
  needsSecondFactor: boolean;
  email: string | null;
  name: string | null;
  role: Role | null;
  isAdmin: boolean;
  emailVerification: boolean;
  hasProof: boolean;
}

const SESSION_COLUMNS = sql.raw(
  's.id as session_id, s.account, s.provider, s.ip, s.user_agent, s.created, s.updated, s.expires, s.factors, ' +
    's.factors_proven, s.provider_uid, s.provider_token_expires',
);

function toSession(row: SessionRow): Session {
  return {
    id: row.session_id,
    account: row.account,
    provider: row.provider,
    ip: row.ip,
    userAgent: row.user_agent,
    created: row.created,
    updated: row.updated,
    expires: row.expires,
    factors: row.factors,
    factorsProven: row.factors_proven,
    providerUid: row.provider_uid,
    providerTokenExpires: row.provider_token_expires,
  };
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
  const { id, account, provider, providerUid, factors, ip, userAgent, now, providerTokens: grant } = opened;
  const expires = new Date(now.getTime() + SESSION_LIFETIME);
  const [row] = await work.sql.query<SessionRow>(
    sql`insert into sessions as s (id, account, secret_hash, provider, ip, user_agent, created, updated, expires,
        factors, provider_uid, provider_access_token, provider_refresh_token, provider_token_expires)
      values (${id}, ${account}, ${hashSecret(secret)}, ${provider}, ${ip}, ${userAgent}, ${now}, ${now}, ${expires},
        ${factors}, ${providerUid}, ${grant?.accessToken ?? ''}, ${grant?.refreshToken ?? ''},
        ${grant?.expires ?? null})
      returning ${SESSION_COLUMNS}`,
  );
  if (!row) throw new Error('A session was not kept');
  const session = toSession(row);
  work.emitAccountEvent(account, `sessions.${id}.create`, session);
  await deleteSessions(
    work,
    sql`account = ${account} and id in (
      select id from sessions where account = ${account} and id <> ${id}
      order by created desc, id offset ${MAX_SESSIONS - 1})`,
  );
  return { session, secret };
}

async function deleteSessions(work: SessionWork, which: SQL): Promise<Session[]> {
  const rows = await work.sql.query<SessionRow>(
    sql`delete from sessions s where ${which} returning ${SESSION_COLUMNS}`,
  );
  const ended = rows.map(toSession);
  for (const session of ended)
    work.emitAccountEvent(session.account, `sessions.${session.id}.delete`, session);
  return ended;
}

/** With two-step login, a session needs two factors, unless the account has no second one to prove (WIRE-4.6). */
const SIGNED_IN = sql`select ${SESSION_COLUMNS}, a.active, u.email, u.name, u.role, u."isAdmin", u."emailVerification",
    a.mfa and cardinality(s.factors) < 2 and (u."emailVerification" or a.phone_verified or a.totp_verified)
      as "needsSecondFactor",
    u."emailVerification" or a.phone_verified or coalesce(u.phone = u."provenPhone", false) as "hasProof", s.secret_hash
  from sessions s join accounts a on a.id = s.account join users u on u.id = a.id`;

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

type FoundSession = SignedInRow & { secret_hash: string };

const gathered = new WeakMap<Sql, (hash: string) => Promise<FoundSession | undefined>>();

/** Reads sessions by the hash of their secret. Simultaneous requests share one statement. */
function bySecretHash(db: Sql): (hash: string) => Promise<FoundSession | undefined> {
  let read = gathered.get(db);
  if (!read) {
    read = gatherReads(async (hashes: readonly string[]) => {
      const rows = await db.query<FoundSession>(
        sql`${SIGNED_IN} where s.secret_hash = any(${hashes}::text[])`,
        'signed in by',
      );
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
  const [row] = await work.sql.query<SessionRow>(
    sql`update sessions s set factors_proven = coalesce(${challenged ?? null}::timestamptz, factors_proven),
        factors = factors || array(select f from unnest(${factors}::text[]) f where f <> all (factors))
      where id = ${id} returning ${SESSION_COLUMNS}`,
  );
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
  const rows = await db.query<SignedInRow>(
    sql`${SIGNED_IN} where s.id = any(${sessions}) and s.expires > ${now}`,
    'signed in with',
  );
  return new Map(rows.map((row) => [row.session_id, toSignedIn(row)]));
}

/** The account's sessions, newest first. */
export async function sessionsOf(db: Sql, account: string, now: Date): Promise<Session[]> {
  const rows = await db.query<SessionRow>(
    sql`select ${SESSION_COLUMNS} from sessions s where account = ${account} and expires > ${now}
      order by created desc, id`,
  );
  return rows.map(toSession);
}

/** Extends a session to a full lifetime from now; undefined when the account has no such session. */
export async function extendSession(
  work: SessionWork & { now: Date },
  account: string,
  id: string,
): Promise<Session | undefined> {
  const expires = new Date(work.now.getTime() + SESSION_LIFETIME);
  const [row] = await work.sql.query<SessionRow>(
    sql`update sessions s set expires = ${expires}, updated = ${work.now}
      where account = ${account} and id = ${id} and expires > ${work.now} returning ${SESSION_COLUMNS}`,
    'extend session',
  );
  if (!row) return undefined;
  const session = toSession(row);
  work.emitAccountEvent(account, `sessions.${id}.update`, session);
  return session;
}

/** Ends one session of an account, or all of them. Returns the ended sessions. */
export function endSessions(work: SessionWork, account: string, id?: string): Promise<Session[]> {
  return deleteSessions(
    work,
    id === undefined ? sql`account = ${account}` : sql`account = ${account} and id = ${id}`,
  );
}

/** Ends all sessions of an account except `kept`. */
export function endOtherSessions(
  work: SessionWork,
  account: string,
  kept: string | undefined,
): Promise<Session[]> {
  return deleteSessions(work, sql`account = ${account} and id is distinct from ${kept ?? null}`);
}
