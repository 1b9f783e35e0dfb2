import type { FastifyInstance } from 'fastify';
import { type AccountCallers, requireLogin } from '#server/accounts/caller.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/**
 * `POST /account/ended-logins`: whether the caller still has to be told that the earlier password and sessions of their
 * account have ended (SAFE-84). It says so once.
 */
export function endedLoginsRoute(
  app: FastifyInstance,
  { database, callers }: { database: Database; callers: AccountCallers },
): void {
  app.post('/account/ended-logins', async (request) => {
    const { userId } = await requireLogin(callers, request);
    const told = await database.query(
      sql`update accounts set logins_ended = false where id = ${userId} and logins_ended returning id`,
      'tell of ended logins',
    );
    return { ended: told.length > 0 };
  });
}
