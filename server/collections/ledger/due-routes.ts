import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { DueAnswer } from '#domain/ledger/due.ts';
import { toRupees } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { parseParams, text } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { users } from '../users.ts';
import { readDue } from './read-due.ts';

const query = v.object({ userId: text(36) });

/** The route of what a customer must pay by now, for whoever may read their profile (LEDGER-39). */
export function dueRoutes(
  app: FastifyInstance,
  { engine, documents, callers }: AdminRouteDeps & { documents: Documents },
): void {
  const config = { limitByAddress: limits.readStatementsByAddress };
  app.get('/ledger/due', { config }, async (request, reply): Promise<DueAnswer> => {
    const { actor } = await callers(request);
    const { userId } = parseParams(query, request.query);
    if (actorId(actor) === null) throw new Failure('user_unauthorized');
    const site = await engine.site.current();
    if (!site.ledger.isOn) throw new Failure('ledger_off');
    const { balance, owedSince, houseRhythm: rhythm } = (await documents.get(users, userId, actor)).data;
    const found = await readDue(
      engine.database,
      { userId, balance, owedSince, rhythm },
      { site, now: engine.clock() },
    );
    reply.header('cache-control', 'private, no-store');
    const { owed, due, overdue, ...days } = found;
    return { owed: toRupees(owed), due: toRupees(due), overdue: toRupees(overdue), ...days };
  });
}
