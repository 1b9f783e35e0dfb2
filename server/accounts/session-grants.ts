import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/connection.ts';
import type { Session } from '#server/documents/session.ts';

/** What an OAuth2 provider gave out with a session, sealed. It is no part of the session that others are told of. */
export interface SessionGrant {
  accessToken: string;
  refreshToken: string;
}

/** What was given out with a session; empty for one that no provider stands behind, or one that has ended. */
export async function grantOf(db: Sql, { id }: Session): Promise<SessionGrant> {
  const [found] = await db.query<SessionGrant>(
    sql`select provider_access_token as "accessToken", provider_refresh_token as "refreshToken"
      from sessions where id = ${id}`,
  );
  return found ?? { accessToken: '', refreshToken: '' };
}

/** Keeps what the provider has given out in place of it. */
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
