import { join } from 'node:path';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import { createOpening } from '#server/site/opening.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { redisStartError } from '#server/start/start-error.ts';
import { openAccountRoom, requireClient } from './accounts/account-room.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { writeLogs } from './accounts/logs.ts';
import { oauth2Callback } from './accounts/oauth2/callback.ts';
import { openProviders } from './accounts/oauth2/providers.ts';
import { tokenOf } from './accounts/session-token.ts';
import { sessionPresence } from './accounts/sign-in/session-presence.ts';
import { breachRoutes } from './breaches/breach-routes.ts';
import { audits } from './collections/audits.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { buckets, files as fileCollection } from './collections/files.ts';
import { allCollections } from './collections/index.ts';
import { mails } from './collections/mails.ts';
import { reactions } from './collections/reactions.ts';
import type { Database } from './db/connection.ts';
import { serverKey } from './db/server-keys.ts';
import { collectionList } from './documents/collection-list.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { createEvents, type Events } from './documents/events.ts';
import { createListCache } from './documents/list-cache.ts';
import { documentRoutes } from './documents/routes.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
import { failures } from './failures.ts';
import { contentType } from './files/content-type.ts';
import { createFiles, type Files } from './files/files.ts';
import { createPictures } from './files/pictures.ts';
import { preparePreviews } from './files/prepare-previews.ts';
import { createPreviews } from './files/previews.ts';
import { fileRoutes } from './files/routes.ts';
import { closeIdleConnections } from './http/close-idle-connections.ts';
import { crawlerRoutes } from './http/crawlers.ts';
import { createServer } from './http/create-server.ts';
import { answerErrors, knowFailures, routeNotFound } from './http/errors.ts';
import { manifestRoute } from './http/manifest.ts';
import { openApi } from './http/open-api.ts';
import { workReporter } from './http/outage-log.ts';
import { pageRoutes } from './http/page-routes.ts';
import { requireProject } from './http/project.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { answerWithIds } from './http/request-ids.ts';
import { addRetryAfter } from './http/retry-after.ts';
import { createSites } from './http/sites.ts';
import { workerRoute } from './http/worker-route.ts';
import { createContactForm } from './integrations/contact-form.ts';
import { hostedServiceRoutes } from './integrations/hosted-service-routes.ts';
import { openPayments, type Payments } from './integrations/payments/open-payments.ts';
import { paymentRoutes } from './integrations/payments/payment-routes.ts';
import type { Pincodes } from './integrations/pincodes.ts';
import { pincodeRoutes } from './integrations/pincodes-routes.ts';
import { connectRedis } from './integrations/redis.ts';
import { smsGateway } from './integrations/sms-gateway.ts';
import { pushKeys } from './integrations/web-push/push-keys.ts';
import { pushRoutes } from './integrations/web-push/push-routes.ts';
import { webPushTransport } from './integrations/web-push/push-transport.ts';
import { openMail } from './mail/mail.ts';
import { createMailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/routes.ts';
import type { MailWorker } from './mail/worker.ts';
import { menuChangeRoutes } from './menu-changes/routes.ts';
import { dishesCsvRoutes } from './menu-files/routes.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { ownSubscriptionRoutes } from './newsletter/own-subscription-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { oldDataRoutes } from './old-data/routes.ts';
import { createKnownOwners } from './operation/known-owners.ts';
import { createMetrics } from './operation/metrics.ts';
import { countRequests, metricsRoute } from './operation/metrics-routes.ts';
import { type Readiness, readyRoute } from './operation/ready-route.ts';
import { slowQueryLog } from './operation/slow-query-log.ts';
import { statusRoute } from './operation/status-route.ts';
import { openEventBus } from './realtime/instances/open.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { createSocketBounds } from './realtime/socket-bounds.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { scheduleWork } from './scheduled-work.ts';
import type { ServerSettings } from './settings/list.ts';
import { siteRoutes } from './site/site-routes.ts';

export interface AppDeps {
  database: Database;
  /** The URL of the database, for scheduled backups. */
  databaseUrl?: string;
  pincodes: Pincodes;
  settings: ServerSettings;
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

/** Answers of at least this size are compressed (bytes). */
const COMPRESS_FROM = 1024;

/** Composes the server, without listening. */
export async function createApp(parts: AppDeps): Promise<App> {
  const { database, settings, clock = () => new Date() } = parts;
  knowFailures(failures);
  const { server, keptAnswers } = createServer(settings, parts.logger);
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
  const collections = collectionList(allCollections, [...reactions, newsletterMails]);
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

  const knownOwners = createKnownOwners((request) => tokenOf(request)?.secret, clock);
  const accountRoom = openAccountRoom({
    ...{ engine, accounts, rateLimits, sites, publicUrl },
    providers: openProviders(settings, (problem) =>
      server.log.warn(problem, 'a sign-in failed at its provider'),
    ),
    factorKey: serverKey(database, 'second-factors'),
    onFound: knownOwners.note,
  });
  const { callers } = accountRoom;
  const shared = { engine, database, documents, callers, rateLimits, clock };

  closeIdleConnections(server);
  answerWithIds(server);
  addRetryAfter(server);
  if (metrics) countRequests(server, metrics);
  answerErrors(server);
  server.setNotFoundHandler(routeNotFound);
  await server.register(compress, { threshold: COMPRESS_FROM, encodings: ['br', 'gzip'] });
  await server.register(
    async (app) => {
      await openApi(app, { database, sites, publicUrl });
      accountRoom.hooks(app);
      await app.register(async (scoped) => {
        requireProject(scoped);
        accountRoom.providerRoutes(scoped);
      });
      await app.register(async (scoped) => {
        requireClient(scoped);
        // It finds its caller itself, because it also answers while no session can be looked up.
        statusRoute(scoped, { ...shared, settings, site, knownOwners });
      });
      await app.register(async (scoped) => {
        requireClient(scoped);
        // Public routes also refuse a session without its second factor (WIRE-4.6).
        scoped.addHook('preHandler', async (request) => {
          await callers(request);
        });
        accountRoom.routes(scoped);
        collectionRoutes(scoped, shared);
        siteRoutes(scoped, { engine, opening });
        mailRoutes(scoped, {
          ...shared,
          mailbox: createMailbox({ engine, mails, documents, publicUrl, transports }),
        });
        menuChangeRoutes(scoped, shared);
        dishesCsvRoutes(scoped, shared);
        reportRoutes(scoped, shared);
        oldDataRoutes(scoped, shared);
        breachRoutes(scoped, shared);
        paymentRoutes(scoped, { ...shared, pages: payments.pages });
        ownSubscriptionRoutes(scoped, { ...shared, newsletter });
        documentRoutes(scoped, { ...shared, collections, cache: lists });
        await scoped.register(fileRoutes, { ...shared, files, previews });
      });
    },
    { prefix: '/v1' },
  );
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
