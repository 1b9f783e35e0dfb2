import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { figuresRoute } from './figures.ts';
import { type OpeningSource, openingRoutes } from './opening.ts';
import { removeExamples } from './remove-examples.ts';

const ownerOnly = hasRole('owner');

/** The routes of what the owner's settings say to everybody, and the one that removes the examples among them. */
export function siteRoutes(app: FastifyInstance, deps: AdminRouteDeps & { opening: OpeningSource }): void {
  openingRoutes(app, deps);
  figuresRoute(app, deps.engine);

  app.post('/settings/remove-examples', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    if (!ownerOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    return { changed: await runUnitOfWork(deps.engine, actor, removeExamples) };
  });
}
