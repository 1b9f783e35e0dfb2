import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { currentWork, withWork } from './current-work.ts';

// The id of a request stands in its log lines, in its answer and on the page that people see when it failed. An id of
// ours is a number of ten digits, because people read it out on the phone. It is not a secret.

export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that a proxy may give. Others could forge log lines, or be as long as a header. */
const WELL_FORMED = /^[\w.-]{1,64}$/;

/** Fastify's names of networks (its option `trustProxy`). */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function networksOf(list: string): BlockList {
  const networks = new BlockList();
  for (const each of list.split(',').map((name) => name.trim())) {
    for (const network of NETWORKS[each] ?? [each]) {
      const [address = '', size] = network.split('/');
      const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (size === undefined) networks.addAddress(address, type);
      else networks.addSubnet(address, Number(size), type);
    }
  }
  return networks;
}

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
  const proxies = networksOf(trustedProxies);
  return ({ headers, socket }) => {
    const { pageId } = currentWork();
    if (pageId !== undefined) return pageId;
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given !== 'string' || !WELL_FORMED.test(given)) return newRequestId();
    const { remoteAddress = '' } = socket;
    const version = isIP(remoteAddress);
    return version !== 0 && proxies.check(remoteAddress, version === 6 ? 'ipv6' : 'ipv4')
      ? given
      : newRequestId();
  };
}

/** Adds the request's id to each answer. */
export function answerWithIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
