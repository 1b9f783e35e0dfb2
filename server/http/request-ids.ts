import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentWork, withWork } from '#server/base/current-work.ts';
import { createTrustedProxies } from './networks/trusted-proxies.ts';

// The id of a request stands in its log lines, in its answer and on the page that people see when it failed. An id of
// ours is a number of ten digits, because people read it out on the phone. It is not a secret.

export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that a proxy may give. Others could forge log lines, or be as long as a header. */
const WELL_FORMED = /^[\w.-]{1,64}$/;

export const newRequestId = (): string => String(1e9 + Math.floor(Math.random() * 9e9));

/** Whether the current request is an API call of a page that is being rendered. */
export const isCallOfPage = (): boolean => currentWork().pageId !== undefined;

/** Runs an API call of a page that is being rendered. Its log lines have the id of the page. */
export const callForPage = <T>(pageId: string, call: () => PromiseLike<T>): Promise<T> =>
  // Fastify injects a request only once its answer is awaited.
  withWork({ pageId }, async () => await call());

export type RequestIds = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** Returns a request's id: of the page that makes it, of a trusted proxy, or a new one. */
export function createRequestIds(trustedProxies: string): RequestIds {
  const isProxy = createTrustedProxies(trustedProxies);
  return ({ headers, socket }) => {
    const { pageId } = currentWork();
    if (pageId !== undefined) return pageId;
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given !== 'string' || !WELL_FORMED.test(given)) return newRequestId();
    return isProxy(socket.remoteAddress ?? '') ? given : newRequestId();
  };
}

/** Adds the request's id to each answer. */
export function answerWithIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
