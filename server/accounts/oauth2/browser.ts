import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentHash } from '#server/db/content-hash.ts';
import type { Sites } from '#server/http/sites.ts';
import { FLOW_LIFETIME } from './flows.ts';
import { OAUTH2_PATH } from './names.ts';

/**
 * The name of a flow's cookie: one for each flow, so that two tabs can sign in at once. It does not reveal the state.
 */
const cookieName = (state: string): string => `oauth2_${contentHash(state, 'hex').slice(0, 16)}`;

/** `lax`, because the person comes back by a link of another site. */
const COOKIE_OPTIONS = { path: `/v1${OAUTH2_PATH}`, httpOnly: true, sameSite: 'lax' } as const;

/** Sets a cookie by which the browser can prove later that it began the flow. Returns the cookie's secret. */
export function bindFlowToBrowser(reply: FastifyReply, state: string): string {
  const secret = randomBytes(32).toString('base64url');
  reply.setCookie(cookieName(state), secret, { ...COOKIE_OPTIONS, maxAge: FLOW_LIFETIME / 1000 });
  return secret;
}

/** Reads the secret of a flow's cookie and deletes the cookie. */
export function clearFlowCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): string | undefined {
  const name = cookieName(state);
  const secret = request.cookies[name];
  if (secret !== undefined) reply.clearCookie(name, COOKIE_OPTIONS);
  return secret;
}

/** Whether a program calls: programs name the project in a header, which no link or form can send. */
export function isProgram(request: FastifyRequest): boolean {
  return request.headers['x-appwrite-project'] !== undefined;
}

/** Whether a page of a foreign site sent the person here. Browsers say so on secure connections. */
export function isForeignRequest(request: FastifyRequest, sites: Sites): boolean {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return false;
  const { referer = '' } = request.headers;
  return !URL.canParse(referer) || !sites.has(new URL(referer));
}
