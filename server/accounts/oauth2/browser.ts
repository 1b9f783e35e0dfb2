import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentHash } from '#server/db/content-hash.ts';
import type { Sites } from '#server/http/sites.ts';
import { FLOW_LIFETIME } from './flows.ts';
import { OAUTH2_PATH } from './provider-names.ts';

/** The name of a flow's cookie. Each flow has its own, so that two tabs can sign in at once. It hides the state. */
const cookieName = (state: string): string => `oauth2_${contentHash(state, 'hex').slice(0, 16)}`;

/** `lax`, because the person returns by a link from another site. */
const COOKIE_OPTIONS = { path: `/v1${OAUTH2_PATH}`, httpOnly: true, sameSite: 'lax' } as const;

/** Sets a cookie that later proves that this browser began the flow. Returns the cookie's secret. */
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

/** Whether the caller is a program: it sends the project in a header, which links and forms cannot. */
export function isProgram(request: FastifyRequest): boolean {
  return request.headers['x-appwrite-project'] !== undefined;
}

/** Whether a page of a foreign site sent the browser here. Browsers report it on secure connections only. */
export function isForeignRequest(request: FastifyRequest, sites: Sites): boolean {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return false;
  const { referer = '' } = request.headers;
  return !URL.canParse(referer) || !sites.has(new URL(referer));
}
