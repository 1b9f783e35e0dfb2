import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import type { Sites } from './sites.ts';

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

/** Whether the page comes from this server, by the host name that the request was sent to. */
function isOwnPage(origin: URL, request: FastifyRequest, { httpsOnly }: Sites): boolean {
  return origin.host === request.host && (origin.protocol === 'https:' || !httpsOnly);
}

/** Why a request's origin is refused (WIRE-1.2); undefined when it is allowed. */
export function originProblem(request: FastifyRequest, sites: Sites): string | undefined {
  const { origin } = request.headers;
  if (origin === undefined) return undefined;
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  if (page && (sites.has(page) || isOwnPage(page, request, sites))) return undefined;
  const host = page?.hostname ?? origin;
  return `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`;
}

/**
 * Refuses requests from pages of unknown sites and sets the CORS headers (WIRE-1.2). Pages of this server may always
 * call. Requests without an Origin header are allowed, because they are not cross-site requests of browsers.
 */
export function checkOrigins(app: FastifyInstance, sites: Sites): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined) {
      reply.header('vary', 'Origin');
      const problem = originProblem(request, sites);
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
