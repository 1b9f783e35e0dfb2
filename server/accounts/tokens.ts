import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// Secrets that are sent to people for one use: codes and links for signing in, recovery and verification.

/** The kinds of secrets that open a session. */
export type LoginKind = 'email' | 'magic-url' | 'phone' | 'oauth2';
/** The purposes of secrets. */
export type TokenKind = 'recovery' | 'verification' | 'phone-verification' | 'phone-proof' | LoginKind;

/** A secret's record, which contains only a hash of the secret. */
export interface Token {
  id: string;
  created: Date;
  expires: Date;
}

const HOUR = 3_600_000;
/** How long a code is valid (milliseconds, WIRE-4.4). */
const CODE_LIFETIME = 900_000;
/** Wrong guesses after which a code stops working, because six digits can be guessed. */
const MAX_TRIES = 5;

/** How long the secret of an OAuth2 token flow is valid (milliseconds). */
const OAUTH2_LIFETIME = 300_000;

const hex = (bytes: number) => (): string => randomBytes(bytes).toString('hex');
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The form and lifetime of each kind of secret (milliseconds, WIRE-4.4 and WIRE-4.5). */
const KINDS: Record<TokenKind, { secret: () => string; lifetime: number }> = {
  recovery: { secret: hex(128), lifetime: HOUR },
  verification: { secret: hex(128), lifetime: HOUR },
  'phone-verification': { secret: sixDigits, lifetime: CODE_LIFETIME },
  'phone-proof': { secret: sixDigits, lifetime: CODE_LIFETIME },
  'magic-url': { secret: hex(32), lifetime: HOUR },
  email: { secret: sixDigits, lifetime: CODE_LIFETIME },
  phone: { secret: sixDigits, lifetime: CODE_LIFETIME },
  oauth2: { secret: hex(32), lifetime: OAUTH2_LIFETIME },
};

/** The owner of a secret: an account, or a newcomer whose account is created when the secret is used. */
export type Holder = { account: string | undefined } | { newcomer: string };

/**
 * Creates a secret; the holder's earlier secret of the same kind stops working. If the holder does not exist, it takes
 * as long and returns the same, but stores nothing.
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
        created = excluded.created, expires = excluded.expires, tries = 0, device_tries = 0`,
    'issue token',
  );
  return { token: { id, created: work.now, expires }, secret };
}

/** Whether a secret is valid. It stays usable. */
export async function isValidToken(
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
 * Uses a secret, which then is no longer valid. Returns undefined when it is wrong, used before or expired, and counts
 * the wrong guess against the holder's codes of these kinds; the caller must commit for the count to be kept. Browsers that
 * the account knows have guesses of their own, so that strangers cannot use up the owner's (SAFE-82).
 */
export async function consumeToken<K extends TokenKind>(
  work: Work,
  used: { holder: string; kinds: readonly K[]; secret: string; fromKnownDevice?: boolean },
): Promise<(Token & { kind: K; provider: string }) | undefined> {
  const counter = used.fromKnownDevice ? 'device_tries' : 'tries';
  const tries = sql.raw(counter);
  const rows = await work.sql.query<Token & { kind: K; provider: string; secret_hash: string }>(
    sql`select id, kind, provider, secret_hash, created, expires from tokens
      where holder = ${used.holder} and kind = any(${used.kinds}) and expires > ${work.now}
        and ${tries} < ${MAX_TRIES} for update`,
    `tokens to use by ${counter}`,
  );
  const given = Buffer.from(hashSecret(used.secret));
  const found = rows.find(({ secret_hash }) => timingSafeEqual(given, Buffer.from(secret_hash)));
  const codes = rows.filter(({ kind }) => KINDS[kind].secret === sixDigits).map(({ id }) => id);
  if (!found && codes.length > 0) {
    await work.sql.execute(sql`update tokens set ${tries} = ${tries} + 1 where id = any(${codes})`);
    await work.sql.execute(
      sql`delete from tokens where id = any(${codes}) and tries >= ${MAX_TRIES}
        and device_tries >= ${MAX_TRIES}`,
    );
  }
  if (!found) return undefined;
  await work.sql.execute(sql`delete from tokens where id = ${found.id}`, 'use token');
  const { id, kind, provider, created, expires } = found;
  return { id, kind, provider, created, expires };
}

/** Deletes all secrets of an account, after a change of its address, password or owner. */
export async function revokeTokens(work: Work, account: string): Promise<void> {
  await work.sql.execute(sql`delete from tokens where account = ${account}`);
}
