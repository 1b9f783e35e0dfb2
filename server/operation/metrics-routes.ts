import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { orders } from '#server/collections/orders/orders.ts';
import type { Database } from '#server/db/connection.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { ListCache } from '#server/documents/list-cache.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';
import { isCallOfPage } from '#server/http/request-ids.ts';
import type { SocketBounds } from '#server/realtime/socket-bounds.ts';
import { readDatabaseSize, readOutbox } from './database-readings.ts';
import type { DatabaseReadings, Metrics, Readings } from './metrics.ts';

/** The size of the database is read again after this time (milliseconds), because it looks at every file. */
const SIZE_KNOWN_FOR = 60_000;

/** A route's name in metrics: its pattern. All files are one route. */
const nameOf = ({ url, config }: FastifyRequest['routeOptions']): string =>
  config.sendsFiles || (url !== undefined && /\.\w+$/.test(url)) ? 'files' : (url ?? 'unknown');

/** Whether a request places an order, in either form of the route. */
const placesOrder = ({ method, routeOptions, params }: FastifyRequest): boolean =>
  method === 'POST' &&
  (params as { collection?: string } | undefined)?.collection === orders.name &&
  !routeOptions.url?.includes(':document');

/** Counts every answer. API calls of a page that is being rendered are part of the page's own time. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const names = new Map<string | undefined, string>();
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const name = names.get(url) ?? nameOf(request.routeOptions);
    names.set(url, name);
    if (!isCallOfPage()) {
      metrics.countRequest(request.method, name, reply.statusCode, reply.elapsedTime / 1000);
    }
    if (reply.failure !== undefined && placesOrder(request)) metrics.countRefusedOrder(reply.failure);
    done();
  });
}

export interface MetricsRouteDeps {
  metrics: Metrics;
  token: string | undefined;
  database: Database;
  keptAnswers: Pick<KeptAnswers, 'counts' | 'answered'>;
  lists: Pick<ListCache, 'counts'>;
  sockets: Pick<SocketBounds, 'open'>;
}

/** `GET /metrics` for Prometheus, which sends the token. */
export function metricsRoute(app: FastifyInstance, deps: MetricsRouteDeps): void {
  const { metrics, token, database, keptAnswers, lists, sockets } = deps;
  const readings: Readings = {
    caches: { pages: keptAnswers.counts, lists: lists.counts },
    keptAnswers: () => keptAnswers.answered,
    sockets: () => sockets.open,
    connections: database.connections,
  };
  const expected = Buffer.from(hashSecret(`Bearer ${token}`));
  let size = { bytes: 0, at: -Infinity };

  async function readSize(): Promise<number> {
    if (performance.now() - size.at < SIZE_KNOWN_FOR) return size.bytes;
    size = { bytes: await readDatabaseSize(database), at: performance.now() };
    return size.bytes;
  }

  async function readDatabase(): Promise<DatabaseReadings> {
    const { waiting, oldest } = await readOutbox(database, new Date());
    return { outbox: waiting, outboxAge: oldest, size: await readSize() };
  }

  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(hashSecret(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Failure('user_unauthorized');
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text(readings, readDatabase);
  });
}
