import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/sql.ts';
import type { Session } from '#server/documents/session.ts';

/** A provider's tokens for a session, sealed. They are no part of the session that events and lists show. */
export interface SessionGrant {
  accessToken: string;
  refreshToken: string;
}

/** The provider's tokens of a session; empty when no provider signed it in, or when it has ended. */
export async function grantOf(db: Sql, { id }: Session): Promise<SessionGrant> {
  const [found] = await db.query<SessionGrant>(
    sql`select provider_access_token as "accessToken", provider_refresh_token as "refreshToken"
      from sessions where id = ${id}`,
  );
  return found ?? { accessToken: '', refreshToken: '' };
}

/** Replaces the tokens with those that the provider has issued in their place. */
export async function replaceGrant(
  db: Sql,
  { id }: Session,
  { accessToken, refreshToken, expires }: SessionGrant & { expires: Date | null },
): Promise<void> {
  await db.execute(
    sql`update sessions set provider_access_token = ${accessToken}, provider_refresh_token = ${refreshToken},
      provider_token_expires = ${expires} where id = ${id}`,
  );
}
