import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { figuresRoute } from './figures.ts';
import { type OpeningSource, openingRoutes } from './opening.ts';

/** The routes of what the owner's settings say to everybody. */
export function siteRoutes(
  app: FastifyInstance,
  { engine, opening }: { engine: EngineDeps; opening: OpeningSource },
): void {
  openingRoutes(app, { opening });
  figuresRoute(app, engine);
}
