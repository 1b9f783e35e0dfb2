import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Encoding, encodingFor } from './kept-body.ts';

/** An answer as Fastify gave it, with the headers that its hooks added. */
export interface KeptAnswer {
  headers: readonly [name: string, value: string][];
  bytes: Buffer;
}

/** A page with the answers that were given with it. */
interface Answered {
  answers: ReadonlyMap<Encoding | null, KeptAnswer>;
}

/** The times of a server in milliseconds, as Fastify's options call them. */
interface Times {
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** Answers repeated requests for kept pages before Fastify sees them, with what Fastify answered the first time. */
export interface KeptAnswers {
  /** Fastify's `serverFactory`. */
  createServer(listener: RequestListener, times: Times): Server;
  /** Begins to answer; `current` finds the page of an address, unless it is out of date. */
  begin(current: (address: string) => Answered | undefined): void;
  /** Leaves all requests to Fastify, for instance while it closes. */
  end(): void;
}

export function createKeptAnswers(): KeptAnswers {
  let current: (address: string) => Answered | undefined = () => undefined;

  function isAnswered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
    const answer = current(url)?.answers.get(encodingFor(headers['accept-encoding']));
    if (!answer) return false;
    response.writeHead(200, answer.headers.flat());
    response.end(answer.bytes);
    return true;
  }

  return {
    createServer(listener, { keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }) {
      const server = createServer((request, response) => {
        if (!isAnswered(request, response)) listener(request, response);
      });
      // With a factory, Fastify leaves these to it.
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      server.setTimeout(connectionTimeout);
      return server;
    },
    begin(found) {
      current = found;
    },
    end() {
      current = () => undefined;
    },
  };
}
