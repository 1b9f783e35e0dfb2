import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Work } from './collection.ts';

/** What a secret is good for. */
export type TokenKind = 'recovery' | 'verification';

/** A secret's record; the secret itself is stored nowhere. */
export interface Token {
  id: string;
  created: Date;
  expires: Date;
}

/** A secret in a link is good for this long, in milliseconds: an hour (contract section 4.5). */
const LINK_LIFETIME = 3_600_000;
/** Makes 256 hex digits (contract section 4.5). */
const SECRET_BYTES = 128;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64');

/**
 * Makes a secret for an account; older ones of its kind are good no more. For an account that is not there it does the
 * same and keeps nothing.
 */
export async function issueToken(
  work: Work,
  asked: { id: string; account: string | undefined; kind: TokenKind },
): Promise<{ token: Token; secret: string }> {
  const { id, account, kind } = asked;
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const expires = new Date(work.now.getTime() + LINK_LIFETIME);
  await work.sql.execute(
    sql`insert into tokens (id, account, kind, secret_hash, created, expires)
      select ${id}, a.id, ${kind}, ${hashOf(secret)}, ${work.now}::timestamptz, ${expires}::timestamptz
      from accounts a where a.id = ${account ?? null}
      on conflict (account, kind) do update set
        id = excluded.id, secret_hash = excluded.secret_hash, created = excluded.created, expires = excluded.expires`,
    'issue token',
  );
  return { token: { id, created: work.now, expires }, secret };
}

/** Uses a secret up. Undefined when it is wrong, of somebody else, used already or too old. */
export async function useToken(
  work: Work,
  used: { account: string; kind: TokenKind; secret: string },
): Promise<Token | undefined> {
  const [token] = await work.sql.query<Token>(
    sql`delete from tokens where account = ${used.account} and kind = ${used.kind}
      and secret_hash = ${hashOf(used.secret)} and expires > ${work.now} returning id, created, expires`,
    'use token',
  );
  return token;
}

/** Ends all secrets of an account: they were sent to an address, or for a password, that is no longer its own. */
export async function revokeTokens(work: Work, account: string): Promise<void> {
  await work.sql.execute(sql`delete from tokens where account = ${account}`);
}
