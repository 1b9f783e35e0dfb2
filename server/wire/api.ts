import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import type { AccountCare } from '#server/engine/account-care.ts';
import type { AccountLinks } from '#server/engine/account-links.ts';
import type { AccountLogins } from '#server/engine/account-logins.ts';
import type { Accounts } from '#server/engine/accounts.ts';
import type { Challenges } from '#server/engine/challenges.ts';
import type { Collection } from '#server/engine/collection.ts';
import type { Documents } from '#server/engine/documents.ts';
import type { Files } from '#server/engine/files.ts';
import type { Identities } from '#server/engine/identities.ts';
import type { SecondFactors } from '#server/engine/second-factors.ts';
import type { Targets } from '#server/engine/targets.ts';
import { cameFrom } from '#server/engine/visit.ts';
import type { Providers } from '#server/services/oauth2/provider.ts';
import { accountRoutes } from './account/account.ts';
import { careRoutes } from './account/care.ts';
import { identityRoutes } from './account/identities.ts';
import { jwtRoutes } from './account/jwts.ts';
import { linkRoutes } from './account/links.ts';
import { loginRoutes } from './account/logins.ts';
import { logRoutes } from './account/logs.ts';
import { mfaRoutes } from './account/mfa.ts';
import { oauth2Routes } from './account/oauth2.ts';
import { createProviderTokens } from './account/provider-tokens.ts';
import { sessionRoutes } from './account/sessions.ts';
import { targetRoutes } from './account/targets.ts';
import { createCallers } from './caller.ts';
import { documentRoutes } from './documents.ts';
import { answerErrors, routeNotFound } from './errors.ts';
import { fileRoutes } from './files/files.ts';
import type { Previews } from './files/parts.ts';
import { healthRoutes } from './health.ts';
import { createJwts } from './jwts.ts';
import { refuseKeys } from './keys.ts';
import type { ListCache } from './list-cache.ts';
import { checkOrigins } from './origins.ts';
import { requireProject } from './project.ts';
import type { RateLimits } from './rate-limits.ts';
import { visitOf } from './visit.ts';

export interface ApiParts {
  database: Database;
  collections: ReadonlyMap<string, Collection>;
  documents: Documents;
  accounts: Accounts;
  care: AccountCare;
  links: AccountLinks;
  secondFactors: SecondFactors;
  challenges: Challenges;
  logins: AccountLogins;
  identities: Identities;
  identityCollection: Collection;
  providers: Providers;
  targets: Targets;
  files: Files;
  previews: Previews;
  cache: ListCache;
  rateLimits: RateLimits;
  /** Host names of other sites that may call. */
  origins: readonly string[];
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  clock: () => Date;
}

/** Bodies are JSON, and an empty one is an empty object (contract section 1). */
function readBodies(app: FastifyInstance): void {
  const standard = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else standard(request, String(body), done);
  });
}

/** The wire protocol below `/v1`. */
export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  readBodies(app);
  answerErrors(app);
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
  });
  checkOrigins(app, parts.origins);
  app.options('/*', async (_request, reply) => reply.code(204).send());
  healthRoutes(app, parts.database);
  app.setNotFoundHandler(routeNotFound);
  const jwts = createJwts(parts.database, parts.clock);
  const callers = createCallers(parts.database, parts.clock, jwts);
  // After the body is read: what waits for its end would be of no request.
  app.addHook('preHandler', (request, _reply, done) => cameFrom(visitOf(request), done));
  await app.register(async (scoped) => {
    requireProject(scoped);
    // A session that is not all there counts for nothing here: whoever has it may sign in another way.
    oauth2Routes(scoped, { ...parts, callers });
  });
  await app.register(async (scoped) => {
    requireProject(scoped);
    refuseKeys(scoped);
    // Public routes too are closed to a session that is not all there (contract section 4.6).
    scoped.addHook('preHandler', async (request) => {
      await callers(request);
    });
    accountRoutes(scoped, { ...parts, callers });
    careRoutes(scoped, { ...parts, callers });
    linkRoutes(scoped, { ...parts, callers });
    mfaRoutes(scoped, { ...parts, callers });
    jwtRoutes(scoped, { ...parts, callers, jwts });
    logRoutes(scoped, { ...parts, callers });
    targetRoutes(scoped, { ...parts, callers });
    loginRoutes(scoped, { ...parts, callers });
    const providerTokens = createProviderTokens(parts);
    sessionRoutes(scoped, { ...parts, callers, providerTokens });
    identityRoutes(scoped, { ...parts, callers });
    documentRoutes(scoped, { ...parts, callers });
    const { files, previews, rateLimits } = parts;
    await scoped.register(fileRoutes, { files, previews, callers, rateLimits });
  });
}
