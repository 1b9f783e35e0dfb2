import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ServerSettings } from '#server/settings/list.ts';
import { answerError } from './errors.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { createNetworkOf, readForwardedAddresses } from './networks/trusted-proxies.ts';
import { createRequestIds } from './request-ids.ts';
import { answerUnreadable } from './unreadable-requests.ts';

/** The largest body of a request (bytes). Documents are small, and files have their own limits. */
const BODY_LIMIT = 1_048_576;
/** Longest time that a part of the server may take to start, in milliseconds; longer if it builds the pages from sources. */
const LONGEST_START = 30_000;
const LONGEST_WATCHED_START = 120_000;
/** How long a request may take to arrive, such as 5 MiB of a photo from a slow phone (milliseconds). */
const REQUEST_TIMEOUT = 120_000;

/** Creates the HTTP server without routes, and what keeps its answers. */
export function createServer(
  settings: Pick<ServerSettings, 'trustProxy' | 'logLevel' | 'watchPages'>,
  logger: FastifyServerOptions['logger'],
): { server: FastifyInstance; keptAnswers: KeptAnswers } {
  const requestIds = createRequestIds(settings.trustProxy);
  const keptAnswers = createKeptAnswers(requestIds, createNetworkOf(settings.trustProxy), settings.logLevel);
  const server = Fastify({
    serverFactory: keptAnswers.createServer,
    logger: logger ?? false,
    genReqId: requestIds,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    // `refuseWhileClosing` refuses in the form of all errors.
    return503OnClosing: false,
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: 200 },
    pluginTimeout: settings.watchPages ? LONGEST_WATCHED_START : LONGEST_START,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  readForwardedAddresses(server);
  return { server, keptAnswers };
}
