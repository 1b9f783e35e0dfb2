import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { closeIdleConnections } from './close-idle-connections.ts';
import { answerErrors, routeNotFound } from './errors.ts';
import { refuseWhileClosing } from './refuse-while-closing.ts';
import { answerWithIds } from './request-ids.ts';
import { addRetryAfter } from './retry-after.ts';

/** Answers of at least this size are compressed (bytes). */
const COMPRESS_FROM = 1024;

/** All routes that are registered from now on. */
export function listRoutes(server: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  return routes;
}

/** What holds for every answer, whichever room gives it. */
export async function prepareServer(server: FastifyInstance): Promise<void> {
  closeIdleConnections(server);
  answerWithIds(server);
  refuseWhileClosing(server);
  addRetryAfter(server);
  answerErrors(server);
  server.setNotFoundHandler(routeNotFound);
  await server.register(compress, { threshold: COMPRESS_FROM, encodings: ['br', 'gzip'] });
}
