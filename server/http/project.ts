import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';

export const PROJECT_ID = 'rasoi';
export const DATABASE_ID = 'rasoi';

function projectOf(request: FastifyRequest): unknown {
  const { project } = request.query as { project?: unknown };
  return project ?? request.headers['x-appwrite-project'];
}

/** Refuses requests that do not name the project. The query parameter takes precedence over the header (WIRE-1.1). */
export function requireProject(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (projectOf(request) !== PROJECT_ID) throw new Failure('project_not_found');
  });
}
