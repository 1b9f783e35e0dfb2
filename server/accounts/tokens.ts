import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Work } from '#server/documents/collection.ts';

/** Secrets that open a session. */
export type LoginKind = 'email' | 'magic-url' | 'phone' | 'oauth2';
/** What a secret is used for. */
export type TokenKind = 'recovery' | 'verification' | 'phone-verification' | LoginKind;

/** The record of a secret. The secret itself is not stored. */
export interface Token {
  id: string;
  created: Date;
  expires: Date;
}

const HOUR = 3_600_000;
/** A code is good for this long, in milliseconds: a quarter of an hour (WIRE-4.4). */
const CODE_LIFETIME = 900_000;
/** Wrong guesses after which a code stops working: six digits can be guessed. */
const MAX_TRIES = 5;

/** Milliseconds in which the secret that an OAuth2 token flow ends with can be used. */
const RETURN_LIFETIME = 300_000;

const hex = (bytes: number) => (): string => randomBytes(bytes).toString('hex');
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What secrets are made of and how long they are good, in milliseconds (WIRE-4.4 and WIRE-4.5). */
const KINDS: Record<TokenKind, { secret: () => string; lifetime: number }> = {
  recovery: { secret: hex(128), lifetime: HOUR },
  verification: { secret: hex(128), lifetime: HOUR },
  'phone-verification': { secret: sixDigits, lifetime: CODE_LIFETIME },
  'magic-url': { secret: hex(32), lifetime: HOUR },
  email: { secret: sixDigits, lifetime: CODE_LIFETIME },
  phone: { secret: sixDigits, lifetime: CODE_LIFETIME },
  oauth2: { secret: hex(32), lifetime: RETURN_LIFETIME },
};

/** Whom a secret belongs to: an account, or a newcomer who gets one by using it. */
export type Holder = { account: string | undefined } | { newcomer: string };

/**
 * Makes a secret for an account or a newcomer; older ones of its kind are good no more. For an account that is not
 * there it does the same and keeps nothing.
 */
export async function issueToken(
  work: Work,
  asked: { id: string; holder: Holder; kind: TokenKind; provider?: string },
): Promise<{ token: Token; secret: string }> {
  const { id, holder, kind, provider = '' } = asked;
  const secret = KINDS[kind].secret();
  const expires = new Date(work.now.getTime() + KINDS[kind].lifetime);
  const account = 'account' in holder ? (holder.account ?? null) : null;
  const newcomer = 'newcomer' in holder ? holder.newcomer : null;
  await work.sql.execute(
    sql`insert into tokens (id, account, newcomer, kind, provider, secret_hash, created, expires)
      select ${id}, h.account, h.newcomer, ${kind}, ${provider}, ${hashSecret(secret)}, ${work.now}::timestamptz,
        ${expires}::timestamptz
      from (select id as account, null as newcomer from accounts where id = ${account}
        union all select null, id from newcomers where id = ${newcomer}) h
      on conflict (holder, kind) do update set id = excluded.id, account = excluded.account,
        newcomer = excluded.newcomer, provider = excluded.provider, secret_hash = excluded.secret_hash,
        created = excluded.created, expires = excluded.expires, tries = 0`,
    'issue token',
  );
  return { token: { id, created: work.now, expires }, secret };
}

/** Whether a secret is good, without using it up. */
export async function isGoodToken(
  db: Sql,
  asked: { account: string; kind: TokenKind; secret: string; now: Date },
): Promise<boolean> {
  const { account, kind, secret, now } = asked;
  const found = await db.query(
    sql`select 1 from tokens where holder = ${account} and kind = ${kind} and secret_hash = ${hashSecret(secret)}
      and expires > ${now}`,
    'good token',
  );
  return found.length > 0;
}

/**
 * Uses a secret up. Undefined when it is wrong, of somebody else, used already or too old: the wrong try is counted
 * against the holder's codes of these kinds, if the work is committed all the same.
 */
export async function spendToken<K extends TokenKind>(
  work: Work,
  used: { holder: string; kinds: readonly K[]; secret: string },
): Promise<(Token & { kind: K; provider: string }) | undefined> {
  const rows = await work.sql.query<Token & { kind: K; provider: string; secret_hash: string }>(
    sql`select id, kind, provider, secret_hash, created, expires from tokens
      where holder = ${used.holder} and kind = any(${sql.param(used.kinds)}) and expires > ${work.now} for update`,
    'tokens to use',
  );
  const given = Buffer.from(hashSecret(used.secret));
  const found = rows.find(({ secret_hash }) => timingSafeEqual(given, Buffer.from(secret_hash)));
  const codes = rows.filter(({ kind }) => KINDS[kind].secret === sixDigits).map(({ id }) => id);
  if (!found && codes.length > 0) {
    await work.sql.execute(sql`update tokens set tries = tries + 1 where id = any(${sql.param(codes)})`);
    await work.sql.execute(
      sql`delete from tokens where id = any(${sql.param(codes)}) and tries >= ${MAX_TRIES}`,
    );
  }
  if (!found) return undefined;
  await work.sql.execute(sql`delete from tokens where id = ${found.id}`, 'use token');
  const { id, kind, provider, created, expires } = found;
  return { id, kind, provider, created, expires };
}

/** Ends all secrets of an account: they were sent to an address, or for a password, that is no longer its own. */
export async function revokeTokens(work: Work, account: string): Promise<void> {
  await work.sql.execute(sql`delete from tokens where account = ${account}`);
}
