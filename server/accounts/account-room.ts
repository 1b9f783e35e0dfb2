import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { requireProject } from '#server/http/project.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import { createAccountLinks } from './account-links.ts';
import { linkRoutes } from './account-links-routes.ts';
import { createAccountSettings } from './account-settings.ts';
import { accountSettingsRoutes } from './account-settings-routes.ts';
import type { Accounts } from './accounts.ts';
import { type AccountCaller, createCallers } from './caller.ts';
import { runWithClient } from './client-info.ts';
import { exportAccount } from './data-export.ts';
import { dataExportRoutes } from './data-export-routes.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { createIdentities } from './identities.ts';
import { identityRoutes } from './identities-routes.ts';
import { createJwts } from './jwts.ts';
import { jwtRoutes } from './jwts-routes.ts';
import { createKnownDevices } from './known-devices.ts';
import { logRoutes } from './logs/logs-routes.ts';
import { oauth2Callback } from './oauth2/callback.ts';
import type { Providers } from './oauth2/provider.ts';
import { createProviderTokens } from './oauth2/provider-tokens.ts';
import { oauth2Routes } from './oauth2/routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { phoneProofRoutes } from './phone-proof/phone-proof-routes.ts';
import { refuseApiKeys } from './refuse-api-keys.ts';
import { clientOf } from './request-client.ts';
import { accountRoutes } from './routes.ts';
import { createChallenges } from './second-factor/challenges.ts';
import { mfaRoutes } from './second-factor/routes.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { carriesSession } from './session-token.ts';
import { sessionRoutes } from './sessions/sessions-routes.ts';
import { addressCodeRoutes } from './sign-in/address-code-routes.ts';
import { endedLoginsRoute } from './sign-in/ended-logins-route.ts';
import { loginRoutes } from './sign-in/routes.ts';
import { sessionPresence } from './sign-in/session-presence.ts';
import { createAccountLogins } from './sign-in/sign-in.ts';
import { createTargets } from './targets.ts';
import { targetRoutes } from './targets-routes.ts';
import { createInvitationAcceptance } from './team/invitation-acceptance.ts';
import { createInvitationLinks } from './team/invitation-link.ts';
import { teamRoutes } from './team/routes.ts';
import { createTeamMembers } from './team/team-members.ts';

export interface AccountRoomDeps {
  engine: EngineDeps;
  accounts: Accounts;
  providers: Providers;
  /** Seals the secrets of authenticators. */
  factorKey: Parameters<typeof createSecondFactors>[1];
  rateLimits: RateLimits;
  sites: Sites;
  /** The public address of this site, without a trailing slash. */
  publicUrl: string;
  /** Called once for each request whose caller was found. */
  onFound: (request: FastifyRequest, caller: AccountCaller) => void;
}

/** Accounts, sessions and the ways to sign in, as routes, and who the caller of a request is. */
export function openAccountRoom(deps: AccountRoomDeps) {
  const { engine, accounts, providers, factorKey } = deps;
  const { database, clock } = engine;
  const jwts = createJwts(database, clock);
  const callers = createCallers(database, clock, jwts, deps.onFound);
  const knownDevices = createKnownDevices(database, clock);
  const identities = createIdentities(engine);
  const shared = { ...deps, database, clock, callers, knownDevices, identities, jwts };

  return {
    callers,

    /** What holds for every route of the API: who its client is, and that answers for one person are cached nowhere. */
    hooks(app: FastifyInstance): void {
      forbidCachingPersonalAnswers(app);
      // Set after the body was read, because reading it would lose the async context.
      app.addHook('preHandler', (request, _reply, done) => runWithClient(clientOf(request), done));
    },

    /** These routes treat a session without its second factor as no session, so that people can sign in another way. */
    async providerRoutes(app: FastifyInstance): Promise<void> {
      requireProject(app);
      oauth2Routes(app, shared);
    },

    /** What lies outside the API: where providers return people to, and whether a browser has a session. */
    async site(server: FastifyInstance): Promise<void> {
      await server.register(oauth2Callback, { prefix: '/v1' });
      await server.register(sessionPresence);
    },

    routes(app: FastifyInstance): void {
      accountRoutes(app, shared);
      accountSettingsRoutes(app, { ...shared, accountSettings: createAccountSettings(engine) });
      linkRoutes(app, { ...shared, links: createAccountLinks(engine) });
      mfaRoutes(app, {
        ...shared,
        secondFactors: createSecondFactors(engine, factorKey),
        challenges: createChallenges(engine, factorKey),
      });
      jwtRoutes(app, shared);
      logRoutes(app, shared);
      dataExportRoutes(app, {
        ...shared,
        exportAccount: (owner) => exportAccount(engine, accounts, owner),
      });
      targetRoutes(app, { ...shared, targets: createTargets(engine) });
      teamRoutes(app, {
        ...shared,
        joining: createInvitationAcceptance(engine),
        leaving: createTeamMembers(engine),
        links: createInvitationLinks(engine),
      });
      deviceRoutes(app, shared);
      phoneProofRoutes(app, shared);
      loginRoutes(app, { ...shared, logins: createAccountLogins(engine) });
      passkeyRoutes(app, shared);
      addressCodeRoutes(app, shared);
      endedLoginsRoute(app, shared);
      sessionRoutes(app, { ...shared, providerTokens: createProviderTokens({ providers, database }) });
      identityRoutes(app, shared);
    },
  };
}

/** Requires the project, and refuses API keys: what the routes of all rooms begin with, except sign-in at a provider. */
export function requireClient(app: FastifyInstance): void {
  requireProject(app);
  refuseApiKeys(app);
}

/**
 * Forbids proxies and browsers to cache answers to requests with a session, and answers about accounts. A route may set
 * its own header.
 */
function forbidCachingPersonalAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const personal = carriesSession(request) || request.routeOptions.url?.startsWith('/v1/account');
    if (personal && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
}
