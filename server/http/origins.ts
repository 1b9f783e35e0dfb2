import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [
    'Accept, Origin, Cookie, Set-Cookie, Content-Type, Content-Range, X-Requested-With',
    'X-Appwrite-Project, X-Appwrite-Key, X-Appwrite-Dev-Key, X-Appwrite-Locale, X-Appwrite-Mode, X-Appwrite-JWT',
    'X-Appwrite-Response-Format, X-Appwrite-Timeout, X-Appwrite-ID, X-Appwrite-Timestamp, X-Appwrite-Session',
    'X-Appwrite-Impersonate-User-Id, X-Appwrite-Impersonate-User-Email, X-Appwrite-Impersonate-User-Phone',
    'X-SDK-Version, X-SDK-Name, X-SDK-Language, X-SDK-Platform, X-SDK-GraphQL',
    'Range, Cache-Control, Expires, Pragma, X-Fallback-Cookies, X-Forwarded-For, X-Forwarded-User-Agent',
  ].join(', '),
};

/** Whether a host is one of those a pattern names: a host name, or `*.` and one. */
export function allowed(host: string, pattern: string): boolean {
  if (pattern.startsWith('*.')) return host.endsWith(pattern.slice(1));
  return host === pattern || (LOCAL.has(host) && LOCAL.has(pattern));
}

/** The words of WIRE-1.2 to a page of a host that may not call; undefined when it may. */
export function originProblem(request: FastifyRequest, origins: readonly string[]): string | undefined {
  const { origin } = request.headers;
  if (origin === undefined) return undefined;
  const host = URL.canParse(origin) ? new URL(origin).hostname : origin;
  if (host === request.hostname || origins.some((pattern) => allowed(host, pattern))) return undefined;
  return `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`;
}

/**
 * Which other sites may call (WIRE-1.2). A page of the server's own host always may; requests without an
 * Origin are not browsers' cross-site ones and are let through.
 * @param origins host names, `*.` wildcards allowed
 */
export function checkOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined) {
      reply.header('vary', 'Origin');
      const problem = originProblem(request, origins);
      if (problem) throw new Failure('general_unknown_origin', problem);
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
        'access-control-max-age': '86400',
        ...PREFLIGHT,
      });
    }
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}
