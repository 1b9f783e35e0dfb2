import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CacheCounts, newCacheCounts } from './cache-counts.ts';
import { encodingFor, type KeptBody } from './kept-body.ts';
import { createRequestTurns } from './networks/request-turns.ts';
import { REQUEST_ID_HEADER, type RequestIds } from './request-ids.ts';

/** Log levels at which each request is logged. */
const REQUEST_LOG_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Something that keeps bodies, with their complete answers. */
interface Source {
  /** The kept body that answers a request; undefined if there is none, or if the answer depends on more. */
  found(request: IncomingMessage): KeptBody | undefined;
  counts: CacheCounts;
}

/** Timeouts of a server in milliseconds, named like Fastify's options. */
interface Times {
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** Answers repeated requests for kept pages and lists without Fastify, by repeating Fastify's first answer. */
export interface KeptAnswers {
  /** For Fastify's option `serverFactory`. */
  createServer(listener: RequestListener, times: Times): Server;
  /**
   * Starts to answer from a source, until the server closes. Nothing is answered while requests are logged, because
   * Fastify would not log these.
   */
  begin(app: FastifyInstance, source: Source): void;
  /** Counts of the kept pages; the hits include those that Fastify answered. */
  readonly counts: CacheCounts;
  /** The number of requests answered without Fastify. */
  readonly answered: number;
}

/** What is different in each answer. With HTTP/2 its status and date are among its headers, too. */
const NOT_REPEATED: ReadonlySet<string> = new Set([':status', 'date', REQUEST_ID_HEADER]);

/** Stores the complete answer with a kept body once it has been sent with this status, for repeats. */
export function keepAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
  status: number,
): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (request.method !== 'GET' || body.answers.has(encoding)) return;
  reply.raw.once('finish', async () => {
    if (reply.statusCode !== status) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      NOT_REPEATED.has(name) ? [] : [value].flat().flatMap((each) => [name, `${each}`]),
    );
    headers.push(REQUEST_ID_HEADER, request.id);
    const isPacked = encoding !== null && reply.hasHeader('content-encoding');
    body.answers.set(encoding, {
      status,
      headers,
      bytes: isPacked ? await body.compressed(encoding) : body.bytes,
    });
  });
}

/** @param networkOf the key of the network that a request comes from (trusted-proxies.ts) */
export function createKeptAnswers(
  idOf: RequestIds,
  networkOf: (request: IncomingMessage) => string,
  logLevel: string,
): KeptAnswers {
  const inTurn = createRequestTurns();
  const sources = new Set<Source>();
  const counts = newCacheCounts();
  let answered = 0;

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    for (const source of sources) {
      const body = source.found(request);
      if (body) return isSent(request, response, body, source.counts);
    }
    return false;
  }

  function isSent(
    request: IncomingMessage,
    response: ServerResponse,
    { answers }: KeptBody,
    sourceCounts: CacheCounts,
  ): boolean {
    const answer = answers.get(encodingFor(request.headers['accept-encoding']));
    if (!answer) return false;
    // Copying the headers for each request would take a tenth of its time.
    answer.headers[answer.headers.length - 1] = idOf(request);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.bytes);
    sourceCounts.hits++;
    answered++;
    return true;
  }

  return {
    counts,
    createServer(listener, { keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }) {
      const server = createServer((request, response) => {
        inTurn(networkOf(request), () => {
          if (!isAnswered(request, response)) listener(request, response);
        });
      });
      // Fastify does not set the timeouts of a server from a factory.
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      server.setTimeout(connectionTimeout);
      return server;
    },
    get answered() {
      return answered;
    },
    begin(app, source) {
      if (REQUEST_LOG_LEVELS.has(logLevel)) return;
      sources.add(source);
      app.addHook('preClose', async () => {
        sources.delete(source);
      });
    },
  };
}
