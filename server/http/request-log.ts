import type { FastifyRequest } from 'fastify';

/** What the log is told of a request: not its query, where links carry their secrets and providers their codes. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
