import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { createAccountLogins } from '#server/accounts/sign-in/sign-in.ts';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import { createOpening } from '#server/site/opening.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { redisStartError } from '#server/start/start-error.ts';
import { createAccountLinks } from './accounts/account-links.ts';
import { createAccountSettings } from './accounts/account-settings.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { exportAccount } from './accounts/data-export.ts';
import { createIdentities } from './accounts/identities.ts';
import { writeLogs } from './accounts/logs.ts';
import { oauth2Callback } from './accounts/oauth2/callback.ts';
import { openProviders } from './accounts/oauth2/providers.ts';
import { createChallenges } from './accounts/second-factor/challenges.ts';
import { createSecondFactors } from './accounts/second-factor/second-factors.ts';
import { sessionPresence } from './accounts/sign-in/session-presence.ts';
import { createTargets } from './accounts/targets.ts';
import { createInvitationAcceptance } from './accounts/team/invitation-acceptance.ts';
import { createTeamMembers } from './accounts/team/team-members.ts';
import { api } from './api.ts';
import { audits } from './collections/audits.ts';
import { contactMails } from './collections/contact-mails.ts';
import { buckets, files as fileCollection } from './collections/files.ts';
import { grievanceMails } from './collections/grievances/grievance-mails.ts';
import { allCollections } from './collections/index.ts';
import { mails } from './collections/mails.ts';
import { prepaidOrders } from './collections/orders/confirm-payment.ts';
import { orderChangeMails } from './collections/orders/order-change-mails.ts';
import { orderEventMails, orderIssueMails, orderMails } from './collections/orders/order-mails.ts';
import type { Database } from './db/connection.ts';
import { serverKey } from './db/server-keys.ts';
import { collectionList } from './documents/collection-list.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { createEvents, type Events } from './documents/events.ts';
import { createListCache } from './documents/list-cache.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
import { contentType } from './files/content-type.ts';
import { createFiles, type Files } from './files/files.ts';
import { createPictures } from './files/pictures.ts';
import { preparePreviews } from './files/prepare-previews.ts';
import { createPreviews } from './files/previews.ts';
import { closeIdleConnections } from './http/close-idle-connections.ts';
import { crawlerRoutes } from './http/crawlers.ts';
import { answerError, answerErrors, routeNotFound } from './http/errors.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { manifestRoute } from './http/manifest.ts';
import { createNetworkOf } from './http/networks/trusted-proxies.ts';
import { workReporter } from './http/outage-log.ts';
import { pageRoutes } from './http/page-routes.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { answerWithIds, createRequestIds } from './http/request-ids.ts';
import { addRetryAfter } from './http/retry-after.ts';
import { createSites } from './http/sites.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { workerRoute } from './http/worker-route.ts';
import { createContactForm } from './integrations/contact-form.ts';
import { hostedServiceRoutes } from './integrations/hosted-service-routes.ts';
import { openPayments, type Payments } from './integrations/payments/open-payments.ts';
import type { Pincodes } from './integrations/pincodes.ts';
import { pincodeRoutes } from './integrations/pincodes-routes.ts';
import { connectRedis } from './integrations/redis.ts';
import { smsGateway } from './integrations/sms-gateway.ts';
import { pushKeys } from './integrations/web-push/push-keys.ts';
import { pushRoutes } from './integrations/web-push/push-routes.ts';
import { webPushTransport } from './integrations/web-push/push-transport.ts';
import { openMail } from './mail/mail.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { MailWorker } from './mail/worker.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { createMetrics } from './operation/metrics.ts';
import { countRequests, metricsRoute } from './operation/metrics-routes.ts';
import { type Readiness, readyRoute } from './operation/ready-route.ts';
import { slowQueryLog } from './operation/slow-query-log.ts';
import { openEventBus } from './realtime/instances/open.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { createSocketBounds } from './realtime/socket-bounds.ts';
import { scheduleWork } from './scheduled-work.ts';
import type { Settings } from './settings/list.ts';

export interface AppDeps {
  database: Database;
  /** The URL of the database, for scheduled backups. */
  databaseUrl?: string;
  pincodes: Pincodes;
  settings: Settings;
  logger: FastifyServerOptions['logger'];
  /** Whether to serve pages. Tests of the API do without. */
  withPages: boolean;
  clock?: () => Date;
}

export interface App {
  server: FastifyInstance;
  documents: Documents;
  accounts: Accounts;
  events: Events;
  files: Files;
  /** The dependencies of units of work. */
  engine: EngineDeps;
  /** All routes, such as `GET /v1/account`. */
  routes: readonly string[];
  /** The worker that sends the outbox, once it is started. */
  mail: MailWorker;
  payments: Payments;
  readiness: Readiness;
}

/** The largest body of a request (bytes). Documents are small, and files have their own limits. */
const BODY_LIMIT = 1_048_576;
/** Longest time that a part of the server may take to start, in milliseconds; longer if it builds the pages from sources. */
const LONGEST_START = 30_000;
const LONGEST_WATCHED_START = 120_000;
/** How long a request may take to arrive, such as 5 MiB of a photo from a slow phone (milliseconds). */
const REQUEST_TIMEOUT = 120_000;
/** Answers of at least this size are compressed (bytes). */
const COMPRESS_FROM = 1024;

/** Composes the server, without listening. */
export async function createApp(parts: AppDeps): Promise<App> {
  const { database, settings, clock = () => new Date() } = parts;
  const requestIds = createRequestIds(settings.trustProxy);
  const keptAnswers = createKeptAnswers(requestIds, createNetworkOf(settings.trustProxy), settings.logLevel);
  const server = Fastify({
    serverFactory: keptAnswers.createServer,
    logger: parts.logger ?? false,
    genReqId: requestIds,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: 200 },
    pluginTimeout: settings.watchPages ? LONGEST_WATCHED_START : LONGEST_START,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  const metrics = settings.operation.metricsToken === undefined ? undefined : await createMetrics();
  const events = createEvents(
    (error) => server.log.error({ err: error }, 'a listener failed'),
    metrics?.countEvent,
  );
  const { publicUrl } = settings;
  const sites = createSites(publicUrl, settings.allowedSites);
  const collections = collectionList(allCollections, [
    orderMails,
    orderEventMails,
    orderIssueMails,
    orderChangeMails,
    prepaidOrders,
    newsletterMails,
    contactMails,
    grievanceMails,
  ]);
  const site = createSiteSettings(database, events, firstSiteSettings(settings));
  const engine: EngineDeps = {
    database,
    events,
    collections,
    auditLog: audits,
    logAccountEvents: writeLogs,
    site,
    settings,
    clock,
  };
  const { slowQueryMs } = settings.operation;
  if (slowQueryMs > 0) database.reportSlow(slowQueryMs, slowQueryLog(server.log));
  const opening = createOpening(engine);
  const documents = createDocuments(engine);
  const accounts = createAccounts(engine);
  const sms = settings.sms && smsGateway(settings.sms);
  const keysOfPush = pushKeys(database);
  const push = webPushTransport({ engine, keys: keysOfPush });
  const { worker: mail, transports } = openMail({ engine, settings, sms, push, log: server.log });
  server.addHook('onClose', () => mail.stop());
  const pictures = createPictures();
  const files = createFiles({
    ...engine,
    files: fileCollection,
    buckets,
    store: openFileStore(settings),
    typeOf: contentType,
    pictures,
  });
  const reportOf = workReporter(server.log);
  scheduleWork(server, {
    ...{ engine, documents, files, settings },
    databaseUrl: parts.databaseUrl,
    reportOf,
  });
  const payments = openPayments(server, engine, reportOf('payments of the gateway'));
  const { redisUrl } = settings;
  const redis = redisUrl
    ? await connectRedis(redisUrl, reportOf('the connection to Redis')).catch((error: unknown) => {
        throw redisStartError(error, redisUrl);
      })
    : undefined;
  const bus = await openEventBus({
    database,
    events,
    collections,
    settings,
    redis,
    onError: reportOf('events'),
  });
  server.addHook('onClose', async () => {
    await bus?.close();
    redis?.disconnect();
  });

  const previews = createPreviews(join(settings.dataFolder, 'previews'), pictures);
  if (parts.withPages)
    preparePreviews({ events, files, pictures, previews, onError: reportOf('previews of pictures') });
  const newsletter = createNewsletter({ database, documents, clock });
  const rateLimits = createRateLimits(settings.rateLimitScale, redis);
  const lists = createListCache(events);
  const sockets = createSocketBounds(settings.rateLimitScale);

  const factorKey = serverKey(database, 'second-factors');

  closeIdleConnections(server);
  answerWithIds(server);
  addRetryAfter(server);
  if (metrics) countRequests(server, metrics);
  answerErrors(server);
  server.setNotFoundHandler(routeNotFound);
  await server.register(compress, { threshold: COMPRESS_FROM, encodings: ['br', 'gzip'] });
  await server.register(api, {
    prefix: '/v1',
    engine,
    database,
    collections,
    documents,
    accounts,
    accountSettings: createAccountSettings(engine),
    links: createAccountLinks(engine),
    secondFactors: createSecondFactors(engine, factorKey),
    challenges: createChallenges(engine, factorKey),
    logins: createAccountLogins(engine),
    exportAccount: (owner) => exportAccount(engine, accounts, owner),
    targets: createTargets(engine),
    joining: createInvitationAcceptance(engine),
    leaving: createTeamMembers(engine),
    mailbox: createMailbox({ engine, mails, documents, publicUrl, transports }),
    publicUrl,
    newsletter,
    identities: createIdentities(engine),
    providers: openProviders(settings, (problem) =>
      server.log.warn(problem, 'a sign-in failed at its provider'),
    ),
    files,
    previews,
    cache: lists,
    rateLimits,
    sites,
    payments,
    opening,
    clock,
  });
  keptAnswers.begin(server, lists);
  await server.register(oauth2Callback, { prefix: '/v1' });
  await server.register(realtimeRoutes, {
    prefix: '/v1',
    database,
    collections,
    files: fileCollection,
    accounts,
    events,
    rateLimits,
    rateLimitScale: settings.rateLimitScale,
    bounds: sockets,
    sites,
    clock,
  });
  const contactForm = createContactForm(documents, clock);
  await hostedServiceRoutes(server, { settings, newsletter, contactForm, rateLimits });
  await server.register(newsletterRoutes, { newsletter });
  await server.register(sessionPresence);
  await server.register(pushRoutes, { keys: keysOfPush });
  pincodeRoutes(server, parts.pincodes);
  crawlerRoutes(server, publicUrl);
  const readiness = readyRoute(server, database);
  const { metricsToken: token } = settings.operation;
  if (metrics) metricsRoute(server, { metrics, token, database, keptAnswers, lists, sockets });
  manifestRoute(server, site);
  if (parts.withPages) {
    const changes = { subscribe: events.subscribeChanges };
    await server.register(workerRoute, settings);
    await server.register(pageRoutes, { settings, site, opening, changes, keptAnswers, clock });
  }
  return { server, routes, engine, documents, accounts, events, files, mail, payments, readiness };
}
