import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { AccountLinks } from '#server/accounts/account-links.ts';
import type { AccountSettings } from '#server/accounts/account-settings.ts';
import type { Accounts } from '#server/accounts/accounts.ts';
import { runWithClient } from '#server/accounts/client-info.ts';
import type { Identities } from '#server/accounts/identities.ts';
import type { Providers } from '#server/accounts/oauth2/provider.ts';
import type { Challenges } from '#server/accounts/second-factor/challenges.ts';
import type { SecondFactors } from '#server/accounts/second-factor/second-factors.ts';
import { addressCodeRoutes } from '#server/accounts/sign-in/address-code-routes.ts';
import { endedLoginsRoute } from '#server/accounts/sign-in/ended-logins-route.ts';
import { loginRoutes } from '#server/accounts/sign-in/routes.ts';
import type { AccountLogins } from '#server/accounts/sign-in/sign-in.ts';
import type { Targets } from '#server/accounts/targets.ts';
import type { InvitationAcceptance } from '#server/accounts/team/invitation-acceptance.ts';
import { teamRoutes } from '#server/accounts/team/routes.ts';
import type { TeamMembers } from '#server/accounts/team/team-members.ts';
import type { Database } from '#server/db/connection.ts';
import type { CollectionList } from '#server/documents/collection-list.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { Files } from '#server/files/files.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { menuChangeRoutes } from '#server/menu-changes/routes.ts';
import { dishesCsvRoutes } from '#server/menu-files/routes.ts';
import { oldDataRoutes } from '#server/old-data/routes.ts';
import { reportRoutes } from '#server/reports/report-routes.ts';
import { figuresRoute } from '#server/site/figures.ts';
import { type OpeningSource, openingRoutes } from '#server/site/opening.ts';
import { linkRoutes } from './accounts/account-links-routes.ts';
import { accountSettingsRoutes } from './accounts/account-settings-routes.ts';
import { createCallers } from './accounts/caller.ts';
import type { ExportOwner } from './accounts/data-export.ts';
import { dataExportRoutes } from './accounts/data-export-routes.ts';
import { deviceRoutes } from './accounts/devices/device-routes.ts';
import { identityRoutes } from './accounts/identities-routes.ts';
import { createJwts } from './accounts/jwts.ts';
import { jwtRoutes } from './accounts/jwts-routes.ts';
import { createKnownDevices } from './accounts/known-devices.ts';
import { logRoutes } from './accounts/logs-routes.ts';
import { createProviderTokens } from './accounts/oauth2/provider-tokens.ts';
import { oauth2Routes } from './accounts/oauth2/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/passkey-routes.ts';
import { phoneProofRoutes } from './accounts/phone-proof/phone-proof-routes.ts';
import { refuseApiKeys } from './accounts/refuse-api-keys.ts';
import { clientOf } from './accounts/request-client.ts';
import { accountRoutes } from './accounts/routes.ts';
import { mfaRoutes } from './accounts/second-factor/routes.ts';
import { carriesSession, tokenOf } from './accounts/session-token.ts';
import { sessionRoutes } from './accounts/sessions-routes.ts';
import { targetRoutes } from './accounts/targets-routes.ts';
import { breachRoutes } from './breaches/breach-routes.ts';
import { couponRoutes } from './collections/coupons/coupon-routes.ts';
import { dayFileRoutes } from './collections/day-close/day-file-routes.ts';
import { dayRoutes } from './collections/day-close/day-routes.ts';
import { grievanceRoutes } from './collections/grievances/grievance-routes.ts';
import { invoiceRoutes } from './collections/invoices/invoice-routes.ts';
import { knownCustomerRoutes } from './collections/orders/known-customer-routes.ts';
import { orderLinkRoutes } from './collections/orders/order-link-routes.ts';
import { riderRoutes } from './collections/orders/rider-routes.ts';
import { sharedOrderRoutes } from './collections/orders/shared-order-routes.ts';
import { slotRoutes } from './collections/orders/slots/slot-routes.ts';
import { upiRoutes } from './collections/orders/upi/upi-routes.ts';
import type { ListCache } from './documents/list-cache.ts';
import { documentRoutes } from './documents/routes.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
import type { Previews } from './files/file-route-deps.ts';
import { fileRoutes } from './files/routes.ts';
import { answerErrors, routeNotFound } from './http/errors.ts';
import { Failure } from './http/failure.ts';
import { healthRoutes } from './http/health.ts';
import { checkDepth } from './http/json.ts';
import { checkOrigins } from './http/origins.ts';
import { requireProject } from './http/project.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Sites } from './http/sites.ts';
import type { Payments } from './integrations/payments/open-payments.ts';
import { paymentRoutes } from './integrations/payments/payment-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import { ownSubscriptionRoutes } from './newsletter/own-subscription-routes.ts';
import { createKnownOwners } from './operation/known-owners.ts';
import { statusRoute } from './operation/status-route.ts';

export interface ApiDeps {
  engine: EngineDeps;
  database: Database;
  collections: CollectionList;
  documents: Documents;
  accounts: Accounts;
  accountSettings: AccountSettings;
  links: AccountLinks;
  secondFactors: SecondFactors;
  challenges: Challenges;
  logins: AccountLogins;
  /** Exports everything stored about a person. */
  exportAccount(owner: ExportOwner): Promise<object>;
  identities: Identities;
  providers: Providers;
  targets: Targets;
  joining: InvitationAcceptance;
  leaving: TeamMembers;
  mailbox: Mailbox;
  newsletter: Newsletter;
  files: Files;
  previews: Previews;
  cache: ListCache;
  rateLimits: RateLimits;
  sites: Sites;
  payments: Payments;
  opening: OpeningSource;
  /** The public address of this site, without a trailing slash. */
  publicUrl: string;
  clock: () => Date;
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
        done(null, checkDepth(read));
      } catch {
        done(new Failure('general_bad_request', 'The body is nested too deeply.'));
      }
    });
  });
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

/** The routes of the wire protocol, after `/v1`. */
export async function api(app: FastifyInstance, parts: ApiDeps): Promise<void> {
  readBodies(app);
  answerErrors(app);
  // Cookies are secure by the public address, because a proxy may use plain http to this process.
  await app.register(cookie, { parseOptions: { secure: parts.publicUrl.startsWith('https:') } });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
  });
  checkOrigins(app, parts.sites);
  forbidCachingPersonalAnswers(app);
  app.options('/*', async (_request, reply) => reply.code(204).send());
  healthRoutes(app, parts.database);
  app.setNotFoundHandler(routeNotFound);
  // Otherwise the pages, which answer every other GET, would answer unknown paths of the API.
  for (const path of ['/', '/*']) app.get(path, routeNotFound);
  const jwts = createJwts(parts.database, parts.clock);
  const knownOwners = createKnownOwners((request) => tokenOf(request)?.secret, parts.clock);
  const callers = createCallers(parts.database, parts.clock, jwts, knownOwners.note);
  const knownDevices = createKnownDevices(parts.database, parts.clock);
  // Set after the body was read, because reading it would lose the async context.
  app.addHook('preHandler', (request, _reply, done) => runWithClient(clientOf(request), done));
  await app.register(async (scoped) => {
    requireProject(scoped);
    // These routes treat a session without its second factor as no session, so that people can sign in another way.
    oauth2Routes(scoped, { ...parts, callers, knownDevices });
  });
  await app.register(async (scoped) => {
    requireProject(scoped);
    refuseApiKeys(scoped);
    // It finds its caller itself, because it also answers while no session can be looked up.
    const { settings, site } = parts.engine;
    statusRoute(scoped, { ...parts, settings, site, callers, knownOwners });
  });
  await app.register(async (scoped) => {
    requireProject(scoped);
    refuseApiKeys(scoped);
    // Public routes also refuse a session without its second factor (WIRE-4.6).
    scoped.addHook('preHandler', async (request) => {
      await callers(request);
    });
    accountRoutes(scoped, { ...parts, callers });
    accountSettingsRoutes(scoped, { ...parts, callers, knownDevices });
    linkRoutes(scoped, { ...parts, callers, knownDevices });
    mfaRoutes(scoped, { ...parts, callers });
    jwtRoutes(scoped, { ...parts, callers, jwts });
    logRoutes(scoped, { ...parts, callers });
    dataExportRoutes(scoped, { ...parts, callers });
    targetRoutes(scoped, { ...parts, callers });
    teamRoutes(scoped, { ...parts, callers });
    mailRoutes(scoped, { ...parts, callers });
    sharedOrderRoutes(scoped, parts);
    orderLinkRoutes(scoped, { ...parts, callers });
    deviceRoutes(scoped, { ...parts, callers });
    couponRoutes(scoped, { ...parts, callers });
    dayRoutes(scoped, { ...parts, callers });
    dayFileRoutes(scoped, { ...parts, callers });
    invoiceRoutes(scoped, { ...parts, callers });
    phoneProofRoutes(scoped, { ...parts, callers });
    riderRoutes(scoped, { ...parts, callers });
    openingRoutes(scoped, parts);
    menuChangeRoutes(scoped, { ...parts, callers });
    paymentRoutes(scoped, { ...parts, pages: parts.payments.pages, callers });
    slotRoutes(scoped, parts);
    oldDataRoutes(scoped, { ...parts, callers });
    ownSubscriptionRoutes(scoped, { ...parts, callers });
    breachRoutes(scoped, { ...parts, callers });
    grievanceRoutes(scoped, { ...parts, callers });
    upiRoutes(scoped, { ...parts, callers });
    figuresRoute(scoped, { database: parts.database, site: parts.engine.site, clock: parts.clock });
    dishesCsvRoutes(scoped, { ...parts, callers });
    reportRoutes(scoped, { ...parts, callers });
    knownCustomerRoutes(scoped, { ...parts, callers });
    loginRoutes(scoped, { ...parts, callers, knownDevices });
    passkeyRoutes(scoped, { ...parts, callers, knownDevices });
    addressCodeRoutes(scoped, { ...parts, callers, knownDevices });
    const providerTokens = createProviderTokens(parts);
    endedLoginsRoute(scoped, { ...parts, callers });
    sessionRoutes(scoped, { ...parts, callers, providerTokens, knownDevices });
    identityRoutes(scoped, { ...parts, callers });
    documentRoutes(scoped, { ...parts, callers });
    const { files, previews, rateLimits } = parts;
    await scoped.register(fileRoutes, { files, previews, callers, rateLimits });
  });
}
