import type { FastifyRequest } from 'fastify';

/** What is logged of a request. Not its query, which may hold secrets of links and codes of providers. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
