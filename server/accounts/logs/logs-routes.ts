import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import { parseLimitAndOffset, queryTexts } from '#server/documents/queries/queries.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountCallers, requireLogin } from '../caller.ts';
import { presentLog } from '../present-account.ts';
import { logsOf } from './logs.ts';

export interface LogRouteDeps {
  accounts: Accounts;
  callers: AccountCallers;
  database: Database;
}

/** The route of the caller's account log (WIRE-4.1). */
export function logRoutes(app: FastifyInstance, { accounts, callers, database }: LogRouteDeps): void {
  app.get('/account/logs', async (request) => {
    const { userId } = await requireLogin(callers, request);
    const page = parseLimitAndOffset(queryTexts(request.query as Record<string, unknown>));
    const account = await accounts.get(userId);
    const { total, logs } = await logsOf(database, userId, page);
    return { total, logs: logs.map((log) => presentLog(log, account)) };
  });
}
