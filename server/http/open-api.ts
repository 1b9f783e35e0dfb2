import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import { answerErrors, routeNotFound } from './errors.ts';
import { healthRoutes } from './health.ts';
import { checkValues } from './json.ts';
import { checkOrigins } from './origins.ts';
import type { Sites } from './sites.ts';

export interface ApiDeps {
  database: Database;
  sites: Sites;
  /** The public address of this site, without a trailing slash. */
  publicUrl: string;
}

/** Parses bodies as JSON. An empty body is an empty object (WIRE-1). */
function readBodies(app: FastifyInstance): void {
  const standard = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, {});
      return;
    }
    standard(request, String(body), (error, read) => {
      if (error) {
        done(error);
        return;
      }
      try {
        done(null, checkValues(read));
      } catch (refusal) {
        done(new Failure('general_bad_request', `${(refusal as SyntaxError).message}.`));
      }
    });
  });
}

/** What all routes of the wire protocol share, whichever room answers them. */
export async function openApi(app: FastifyInstance, { database, sites, publicUrl }: ApiDeps): Promise<void> {
  readBodies(app);
  answerErrors(app);
  // Cookies are secure by the public address, because a proxy may use plain http to this process.
  await app.register(cookie, { parseOptions: { secure: publicUrl.startsWith('https:') } });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
  });
  checkOrigins(app, sites);
  app.options('/*', async (_request, reply) => reply.code(204).send());
  healthRoutes(app, database);
  app.setNotFoundHandler(routeNotFound);
  // Otherwise the pages, which answer every other GET, would answer unknown paths of the API.
  for (const path of ['/', '/*']) app.get(path, routeNotFound);
}
