import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type CacheCounts, newCacheCounts } from './cache-counts.ts';
import { type Encoding, encodingFor } from './kept-body.ts';
import type { RequestIds } from './request-ids.ts';

/** A complete answer of Fastify, with the headers that its hooks added. */
export interface KeptAnswer {
  status: number;
  /** Names and values in turn. The last value is the id of the request that is being answered. */
  headers: string[];
  bytes: Buffer;
}

/** A page with the complete answers that contained it, by encoding. */
interface Answered {
  answers: ReadonlyMap<Encoding | null, KeptAnswer>;
}

/** Timeouts of a server in milliseconds, named like Fastify's options. */
interface Times {
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** Answers repeated requests for kept pages without Fastify, by repeating Fastify's first answer. */
export interface KeptAnswers {
  /** For Fastify's option `serverFactory`. */
  createServer(listener: RequestListener, times: Times): Server;
  /** Starts to answer; `found` returns the page of a URL, or undefined if it must be rendered or is not kept. */
  begin(found: (url: string) => Answered | undefined): void;
  /** Counts of the kept pages; the hits include those that Fastify answered. */
  readonly counts: CacheCounts;
  /** The number of requests answered without Fastify. */
  readonly answered: number;
  /** Stops answering and leaves all requests to Fastify, e.g. while it closes. */
  end(): void;
}

export function createKeptAnswers(idOf: RequestIds): KeptAnswers {
  let found: (url: string) => Answered | undefined = () => undefined;
  const counts = newCacheCounts();
  let answered = 0;

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
    const answer = found(url)?.answers.get(encodingFor(headers['accept-encoding']));
    if (!answer) return false;
    // Copying the headers for each request would take a tenth of its time.
    answer.headers[answer.headers.length - 1] = idOf(request);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.bytes);
    counts.hits++;
    answered++;
    return true;
  }

  return {
    createServer(listener, { keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }) {
      const server = createServer((request, response) => {
        if (!isAnswered(request, response)) listener(request, response);
      });
      // Fastify does not set the timeouts of a server from a factory.
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      server.setTimeout(connectionTimeout);
      return server;
    },
    counts,
    get answered() {
      return answered;
    },
    begin(find) {
      found = find;
    },
    end() {
      found = () => undefined;
    },
  };
}
