import type { FastifyRequest } from 'fastify';

/** The logged fields of a request, without the query, which may contain secrets of links and codes of providers. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
