import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sites } from '#server/http/sites.ts';
import { FLOW_LIFETIME } from './flows.ts';
import { OAUTH2_PATH } from './names.ts';

/** A cookie for each flow, so that two tabs may be under way at once; its name tells nothing of the state. */
const cookieName = (state: string): string =>
  `oauth2_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;

/** Comes back with the person, who is sent from another site. */
const COOKIE_OPTIONS = { path: `/v1${OAUTH2_PATH}`, httpOnly: true, sameSite: 'lax' } as const;

/** Lets a browser show later that it is the one that began. Answers the secret it was given. */
export function bindFlowToBrowser(reply: FastifyReply, state: string): string {
  const secret = randomBytes(32).toString('base64url');
  reply.setCookie(cookieName(state), secret, { ...COOKIE_OPTIONS, maxAge: FLOW_LIFETIME / 1000 });
  return secret;
}

/** The secret a browser was given when it began; taken from it. */
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

/** Programs name the project in a header, which no link or form can send; browsers in the address. */
export function isProgram(request: FastifyRequest): boolean {
  return request.headers['x-appwrite-project'] !== undefined;
}

/** Whether a page of a site that may not call has sent the person here. Browsers tell, on safe connections. */
export function isForeignRequest(request: FastifyRequest, sites: Sites): boolean {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return false;
  const { referer = '' } = request.headers;
  return !URL.canParse(referer) || !sites.has(new URL(referer));
}
