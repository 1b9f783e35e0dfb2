import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Session } from '#server/documents/session.ts';

/** The sealed provider tokens of a session. They are stored apart, so that events and lists do not contain them. */
export interface StoredProviderTokens {
  accessToken: string;
  refreshToken: string;
}

/** Reads a session's provider tokens; empty when no provider signed it in, or when it has ended. */
export async function findProviderTokens(db: Sql, { id }: Session): Promise<StoredProviderTokens> {
  const [found] = await db.query<StoredProviderTokens>(
    sql`select provider_access_token as "accessToken", provider_refresh_token as "refreshToken"
      from sessions where id = ${id}`,
  );
  return found ?? { accessToken: '', refreshToken: '' };
}

/** Stores the tokens that the provider issued to replace the session's earlier ones. */
export async function replaceProviderTokens(
  db: Sql,
  { id }: Session,
  { accessToken, refreshToken, expires }: StoredProviderTokens & { expires: Date | null },
): Promise<void> {
  await db.execute(
    sql`update sessions set provider_access_token = ${accessToken}, provider_refresh_token = ${refreshToken},
      provider_token_expires = ${expires} where id = ${id}`,
  );
}
