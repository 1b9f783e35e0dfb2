import type { FastifyInstance } from 'fastify';
import { DATA_EXPORT_FILE } from '#domain/users/data-export.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { ExportOwner } from './data-export.ts';

export interface DataExportRouteDeps {
  exportAccount(owner: ExportOwner): Promise<object>;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

/** The route of the caller's data export. It needs the same login as closing the account. */
export function dataExportRoutes(
  app: FastifyInstance,
  { exportAccount, callers, rateLimits }: DataExportRouteDeps,
): void {
  app.get('/account/export', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    await rateLimits.count(limits.exportData, userId, reply);
    reply.header('content-disposition', `attachment; filename="${DATA_EXPORT_FILE}"`);
    const { actor } = await callers(request);
    return exportAccount({ userId, sessionId: session.id, actor });
  });
}
