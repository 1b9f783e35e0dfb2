import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import { createOpening } from '#server/site/opening.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { openRedis } from '#server/start/open-redis.ts';
import { openAccountRoom, requireClient } from './accounts/account-room.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { writeLogs } from './accounts/logs/logs.ts';
import { openProviders } from './accounts/oauth2/providers.ts';
import { tokenOf } from './accounts/session-token.ts';
import { statementRoutes } from './bank-statements/routes.ts';
import { breachRoutes } from './breaches/breach-routes.ts';
import { audits } from './collections/audits.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { buckets, files as fileCollection } from './collections/files.ts';
import { allCollections } from './collections/index.ts';
import { mails } from './collections/mails.ts';
import { reactions } from './collections/reactions.ts';
import { positionRoutes } from './collections/rides/position-routes.ts';
import { webhookRecorder } from './collections/webhooks/record-changes.ts';
import type { Database } from './db/connection.ts';
import { serverKey } from './db/server-keys.ts';
import { type Demo, openDemo } from './demo/demo.ts';
import type { DemoFolder } from './demo/demo-folder.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { collectionList } from './documents/collection-list.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { createEvents, type Events } from './documents/events.ts';
import { createListCache } from './documents/list-cache.ts';
import { documentRoutes } from './documents/routes.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
import { failures } from './failures.ts';
import { openFileRoom } from './files/file-room.ts';
import type { Files } from './files/files.ts';
import { createServer } from './http/create-server.ts';
import { knowFailures } from './http/errors.ts';
import type { KeptAnswers } from './http/kept-answers.ts';
import { openApi } from './http/open-api.ts';
import { workReporter } from './http/outage-log.ts';
import { pageRoutes } from './http/pages/page-routes.ts';
import { workerRoute } from './http/pages/worker-route.ts';
import { listRoutes, prepareServer } from './http/prepare-server.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { limitRoutes } from './http/route-limits.ts';
import { createSites } from './http/sites.ts';
import { type HttpsRoom, openHttpsRoom } from './https/https-room.ts';
import { hostedServiceRoutes } from './integrations/hosted-service-routes.ts';
import { openPayments, type Payments } from './integrations/payments/open-payments.ts';
import type { Pincodes } from './integrations/pincodes.ts';
import { pincodeRoutes } from './integrations/pincodes-routes.ts';
import { openSightings, type Sightings } from './integrations/sightings/open-sightings.ts';
import { smsGateway } from './integrations/sms-gateway.ts';
import { openPushRoom } from './integrations/web-push/push-room.ts';
import { openWebhooks, type Webhooks } from './integrations/webhooks/open-webhooks.ts';
import { openMailRoom } from './mail/mail.ts';
import type { MailWorker } from './mail/worker.ts';
import { menuChangeRoutes } from './menu-changes/routes.ts';
import { dishFileRoutes } from './menu-files/routes.ts';
import { openMessages } from './messages/open-messages.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { openNewsletterRoom } from './newsletter/newsletter-room.ts';
import { oldDataRoutes } from './old-data/routes.ts';
import { openOperationRoom } from './operation/operation-room.ts';
import type { Readiness } from './operation/ready-route.ts';
import { peopleFileRoutes } from './people-files/routes.ts';
import { mapRoutes } from './places/map-routes.ts';
import { letterTileRoute } from './printing/drawing/letter-tile.ts';
import { printingRoutes } from './printing/printing-routes.ts';
import { todaysMenuRoutes } from './printing/todays-menu-routes.ts';
import { openRealtimeRoom } from './realtime/realtime-room.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { type ScheduledWork, scheduleWork } from './scheduled-work.ts';
import type { ServerSettings } from './settings/list.ts';
import { siteFileRoutes } from './site/site-file-routes.ts';
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
  /** The data folder of a demo; only `openDemoFolder` makes one. */
  demoFolder?: DemoFolder | undefined;
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
  /** Chooses the channels of messages to customers. */
  messages: { start(): void };
  payments: Payments;
  sightings: Sightings;
  webhooks: Webhooks;
  readiness: Readiness;
  /** The work that is repeated at intervals, once it is begun. */
  scheduled: ScheduledWork;
  /** Undefined without HTTPS_DOMAIN. */
  https: HttpsRoom | undefined;
  /** Undefined for every kitchen that is no demo. */
  demo: Demo | undefined;
}

/** Composes the server, without listening. */
export async function createApp(parts: AppDeps): Promise<App> {
  knowFailures(failures);
  const { server, keptAnswers } = createServer(parts.settings, parts.logger);
  const routes = listRoutes(server);
  await prepareServer(server);
  const house = await openHouse(server, parts);
  const rooms = await openRooms(server, parts, house);
  await registerApi(server, house, rooms);
  keptAnswers.begin(server, house.lists);
  const readiness = await registerSite(server, parts, { ...house, keptAnswers }, rooms);
  const { engine, documents, accounts } = house;
  const { files, mail, payments, sightings, webhooks, demo, https, scheduled } = rooms;
  return {
    ...{ demo, https, server, routes, engine, documents, accounts, events: engine.events, payments },
    ...{ sightings, webhooks, readiness, scheduled },
    files: files.files,
    mail: mail.worker,
    messages: rooms.messages,
  };
}

/** What the rooms share: engine, people, limits, the clock. */
async function openHouse(server: FastifyInstance, parts: AppDeps) {
  const { database, settings, clock = () => new Date() } = parts;
  const { publicUrl } = settings;
  const secretOf = (request: Parameters<typeof tokenOf>[0]) => tokenOf(request)?.secret;
  const operation = await openOperationRoom(server, { database, settings, clock, secretOf });
  const events = createEvents(
    (error) => server.log.error({ err: error }, 'a listener failed'),
    operation.countEvent,
  );
  const engine: EngineDeps = {
    ...{ database, events, settings, clock },
    collections: collectionList(allCollections, [...reactions, newsletterMails]),
    auditLog: audits,
    logAccountEvents: writeLogs,
    changeRecorder: webhookRecorder(database, events),
    site: createSiteSettings(database, events, firstSiteSettings(settings)),
  };
  const reportOf = workReporter(server.log);
  const redis = await openRedis(server, settings.redisUrl, reportOf('the connection to Redis'));
  const accounts = createAccounts(engine);
  const rateLimits = createRateLimits(settings.rateLimitScale, redis);
  limitRoutes(server, rateLimits);
  const sites = createSites(publicUrl, settings.allowedSites);
  const accountRoom = openAccountRoom({
    ...{ engine, accounts, rateLimits, sites, publicUrl },
    providers: openProviders(settings, (problem) =>
      server.log.warn(problem, 'a sign-in failed at its provider'),
    ),
    factorKey: serverKey(database, 'second-factors'),
    onFound: operation.noteCaller,
  });
  return {
    ...{ engine, database, settings, clock, reportOf, redis, accounts, rateLimits, sites },
    ...{ accountRoom, operation, callers: accountRoom.callers },
    site: engine.site,
    collections: engine.collections,
    documents: createDocuments(engine),
    lists: createListCache(events),
    opening: createOpening(engine),
  };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** The rooms that have more than routes: files, workers, sockets. */
async function openRooms(server: FastifyInstance, parts: AppDeps, house: House) {
  const { engine, settings, documents, database, reportOf } = house;
  const push = openPushRoom(engine);
  const files = openFileRoom({
    ...engine,
    settings,
    files: fileCollection,
    buckets,
    store: openFileStore(settings),
    preparesPreviews: parts.withPages,
    onError: reportOf('previews of pictures'),
  });
  const mail = openMailRoom(server, {
    ...{ engine, mails, documents, settings },
    sms: settings.sms && smsGateway(settings.sms),
    push: settings.demo ? undefined : push.transport,
  });
  const messages = openMessages(server, engine, reportOf('messages to customers'));
  const https = settings.https && openHttpsRoom(server, { ...house, https: settings.https });
  const scheduled = scheduleWork(server, {
    ...{ engine, documents, files: files.files, settings, reportOf, https },
    databaseUrl: parts.databaseUrl,
  });
  const payments = openPayments(server, engine, reportOf('payments of the gateway'));
  const sightings = openSightings(server, engine, reportOf('money that was seen'));
  const webhooks = openWebhooks(server, engine, reportOf('messages to webhooks'));
  const newsletter = openNewsletterRoom({ database, documents, clock: house.clock });
  const realtime = await openRealtimeRoom(
    server,
    {
      ...house,
      files: fileCollection,
      events: engine.events,
      rateLimitScale: settings.rateLimitScale,
    },
    reportOf('events'),
  );
  const { demoFolder } = parts;
  const demo =
    settings.demo && demoFolder
      ? openDemo(server, { engine, demoFolder, onError: reportOf('beginning the demo anew') })
      : undefined;
  return {
    ...{ push, files, mail, messages, payments, sightings, webhooks, newsletter, realtime, demo, https },
    scheduled,
  };
}

type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** The routes below /v1. */
async function registerApi(server: FastifyInstance, house: House, rooms: Rooms): Promise<void> {
  const { accountRoom, operation, callers } = house;
  await server.register(
    async (app) => {
      await openApi(app, { ...house, publicUrl: house.settings.publicUrl });
      accountRoom.hooks(app);
      await app.register(accountRoom.providerRoutes);
      await app.register((scoped) => positionRoutes(scoped, house));
      await app.register(async (scoped) => {
        requireClient(scoped);
        operation.status(scoped, house);
      });
      await app.register(async (scoped) => {
        requireClient(scoped);
        // Public routes also refuse a session without its second factor (WIRE-4.6).
        scoped.addHook('preHandler', async (request) => {
          await callers(request);
        });
        accountRoom.routes(scoped);
        for (const register of [
          ...[collectionRoutes, siteRoutes, menuChangeRoutes, dishFileRoutes, peopleFileRoutes],
          ...[statementRoutes],
          ...[reportRoutes, oldDataRoutes],
          ...[breachRoutes, printingRoutes, todaysMenuRoutes, rooms.mail.api],
          ...[rooms.payments.api, rooms.newsletter.api],
        ])
          register(scoped, house);
        if (rooms.demo) demoRoutes(scoped, rooms.demo, house);
        documentRoutes(scoped, { ...house, cache: house.lists });
        await rooms.files.api(scoped, house);
      });
    },
    { prefix: '/v1' },
  );
}

/** The routes that are no part of the API: sockets, hosted services, files for crawlers and browsers, and the pages. */
async function registerSite(
  server: FastifyInstance,
  { pincodes, withPages }: AppDeps,
  house: House & { keptAnswers: KeptAnswers },
  rooms: Rooms,
): Promise<Readiness> {
  const { engine, settings, keptAnswers, lists } = house;
  const { newsletter, realtime, push } = rooms;
  for (const room of [house.accountRoom, realtime, newsletter, push]) await room.site(server);
  await hostedServiceRoutes(server, { ...house, newsletter: newsletter.newsletter });
  pincodeRoutes(server, pincodes);
  mapRoutes(server, house);
  letterTileRoute(server);
  siteFileRoutes(server, { publicUrl: settings.publicUrl, site: engine.site });
  const readiness = house.operation.site({ keptAnswers, lists, sockets: realtime.sockets });
  if (withPages) {
    await server.register(workerRoute, settings);
    await server.register(pageRoutes, { ...house, changes: { subscribe: engine.events.subscribeChanges } });
  }
  return readiness;
}
