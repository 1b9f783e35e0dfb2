import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MOST_UNPAID, UNPAID_ACTS } from '#domain/plans/unpaid-meals.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { type ActedOn, actOnUnpaid } from './act-on-unpaid.ts';

const body = v.object({
  act: v.picklist(UNPAID_ACTS),
  date: text(10),
  meals: v.pipe(
    v.array(v.object({ subscriptionId: id, mealTimeId: id })),
    v.minLength(1),
    v.maxLength(MOST_UNPAID),
  ),
});

/** What is done about meals that are not paid; for owners and managers (PLAN-66). */
export function unpaidRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.post('/plans/unpaid-meals', async (request, reply): Promise<ActedOn> => {
    const actor = await requireAdmin(deps, request, reply);
    const asked = parseParams(body, request.body);
    return runUnitOfWork(deps.engine, actor, (work) => actOnUnpaid(work, asked));
  });
}
