import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { createKnownOwners } from './known-owners.ts';
import { createMetrics } from './metrics.ts';
import { countRequests, type MetricsRouteDeps, metricsRoute } from './metrics-routes.ts';
import { type Readiness, readyRoute } from './ready-route.ts';
import { slowQueryLog } from './slow-query-log.ts';
import { type StatusRouteDeps, statusRoute } from './status-route.ts';

export interface OperationRoomDeps {
  database: Database;
  settings: ServerSettings;
  clock: () => Date;
  /** The secret of a request's session; undefined without one. */
  secretOf: (request: FastifyRequest) => string | undefined;
}

/** What whoever runs the server sees of it: metrics, readiness, its state and slow statements. */
export async function openOperationRoom(
  server: FastifyInstance,
  { database, settings, clock, secretOf }: OperationRoomDeps,
) {
  const { metricsToken: token, slowQueryMs } = settings.operation;
  const metrics = token === undefined ? undefined : await createMetrics();
  if (metrics) countRequests(server, metrics);
  if (slowQueryMs > 0) database.reportSlow(slowQueryMs, slowQueryLog(server.log));
  const knownOwners = createKnownOwners(secretOf, clock);
  return {
    countEvent: metrics?.countEvent,
    noteCaller: knownOwners.note,
    /** It finds its caller itself, because it also answers while no session can be looked up. */
    status: (app: FastifyInstance, shared: Pick<StatusRouteDeps, 'callers' | 'rateLimits' | 'site'>): void =>
      statusRoute(app, { ...shared, database, settings, clock, knownOwners }),
    /** @param counted what counts itself */
    site(counted: Pick<MetricsRouteDeps, 'keptAnswers' | 'lists' | 'sockets'>): Readiness {
      if (metrics) metricsRoute(server, { ...counted, metrics, token, database });
      return readyRoute(server, database);
    },
  };
}
