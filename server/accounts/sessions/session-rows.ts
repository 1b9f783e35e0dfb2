import type { Role } from '#domain/users/roles.ts';
import { checkedQuery, column, orNull, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Session } from '#server/documents/session.ts';

// The statements of sessions, and the rows that they return.

/** Sessions that an account may have. Another one ends the oldest (WIRE-2.4). */
const MAX_SESSIONS = 10;

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

const SESSION = {
  session_id: column.text(),
  account: column.text(),
  provider: column.text(),
  ip: column.text(),
  user_agent: column.text(),
  created: column.moment(),
  updated: column.moment(),
  expires: column.moment(),
  factors: column.texts<string[]>(),
  factors_proven: orNull(column.moment()),
  provider_uid: column.text(),
  provider_token_expires: orNull(column.moment()),
};

export type SessionRow = RowOf<typeof SESSION>;

const SESSION_COLUMNS = sql.raw(
  's.id as session_id, s.account, s.provider, s.ip, s.user_agent, s.created, s.updated, s.expires, s.factors, ' +
    's.factors_proven, s.provider_uid, s.provider_token_expires',
);

export const insertedSession = checkedQuery(
  'open session',
  SESSION,
  ({ providerTokens: grant, ...opened }: NewSession, secretHash: string, expires: Date) =>
    sql`insert into sessions as s (id, account, secret_hash, provider, ip, user_agent, created, updated, expires,
        factors, provider_uid, provider_access_token, provider_refresh_token, provider_token_expires)
      values (${opened.id}, ${opened.account}, ${secretHash}, ${opened.provider}, ${opened.ip}, ${opened.userAgent},
        ${opened.now}, ${opened.now}, ${expires}, ${opened.factors}, ${opened.providerUid}, ${grant?.accessToken ?? ''},
        ${grant?.refreshToken ?? ''}, ${grant?.expires ?? null})
      returning ${SESSION_COLUMNS}`,
);
export const withFactors = checkedQuery(
  'add proven factors',
  SESSION,
  (id: string, factors: readonly string[], challenged: Date | null) =>
    sql`update sessions s set factors_proven = coalesce(${challenged}::timestamptz, factors_proven),
        factors = factors || array(select f from unnest(${factors}::text[]) f where f <> all (factors))
      where id = ${id} returning ${SESSION_COLUMNS}`,
);
export const extendedSession = checkedQuery(
  'extend session',
  SESSION,
  (account: string, id: string, expires: Date, now: Date) =>
    sql`update sessions s set expires = ${expires}, updated = ${now}
      where account = ${account} and id = ${id} and expires > ${now} returning ${SESSION_COLUMNS}`,
);
export const sessionsOfAccount = checkedQuery(
  'sessions of an account',
  SESSION,
  (account: string, now: Date) =>
    sql`select ${SESSION_COLUMNS} from sessions s where account = ${account} and expires > ${now}
      order by created desc, id`,
);
export const deletedAll = checkedQuery(
  'end all sessions',
  SESSION,
  (account: string) => sql`delete from sessions s where account = ${account} returning ${SESSION_COLUMNS}`,
);
export const deletedOne = checkedQuery(
  'end a session',
  SESSION,
  (account: string, id: string) =>
    sql`delete from sessions s where account = ${account} and id = ${id} returning ${SESSION_COLUMNS}`,
);
export const deletedOthers = checkedQuery(
  'end other sessions',
  SESSION,
  (account: string, kept: string | null) =>
    sql`delete from sessions s where account = ${account} and id is distinct from ${kept}
      returning ${SESSION_COLUMNS}`,
);
export const deletedOldest = checkedQuery(
  'end oldest sessions',
  SESSION,
  (account: string, opened: string) =>
    sql`delete from sessions s where account = ${account} and id in (
        select id from sessions where account = ${account} and id <> ${opened}
        order by created desc, id offset ${MAX_SESSIONS - 1})
      returning ${SESSION_COLUMNS}`,
);

export function toSession(row: SessionRow): Session {
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

/** With two-step login, a session needs two factors, unless the account has no second one to prove (WIRE-4.6). */
const SIGNED_IN = sql`select ${SESSION_COLUMNS}, a.active, u.email, u.name, u.role, u."isAdmin", u."emailVerification",
    a.mfa and cardinality(s.factors) < 2 and (u."emailVerification" or a.phone_verified or a.totp_verified)
      as "needsSecondFactor",
    u."emailVerification" or a.phone_verified or coalesce(u.phone = u."provenPhone", false) as "hasProof", s.secret_hash
  from sessions s join accounts a on a.id = s.account join users u on u.id = a.id`;
const SIGNED_IN_ROW = {
  ...SESSION,
  active: column.boolean(),
  email: orNull(column.text()),
  name: orNull(column.text()),
  role: orNull(column.text<Role>()),
  isAdmin: orNull(column.boolean()),
  emailVerification: orNull(column.boolean()),
  needsSecondFactor: column.boolean(),
  hasProof: column.boolean(),
  secret_hash: column.text(),
};
export type SignedInRow = RowOf<typeof SIGNED_IN_ROW>;

export const signedInBy = checkedQuery(
  'signed in by',
  SIGNED_IN_ROW,
  (hashes: readonly string[]) => sql`${SIGNED_IN} where s.secret_hash = any(${hashes}::text[])`,
);
export const signedInWith = checkedQuery(
  'signed in with',
  SIGNED_IN_ROW,
  (sessions: readonly string[], now: Date) =>
    sql`${SIGNED_IN} where s.id = any(${sessions}) and s.expires > ${now}`,
);
