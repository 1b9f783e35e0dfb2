import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowed } from '#server/http/origins.ts';
import { FLOW_LIFETIME } from './flows.ts';
import { OAUTH2_PATH } from './names.ts';

/** A cookie for each flow, so that two tabs may be under way at once; its name tells nothing of the state. */
const cookieName = (state: string): string =>
  `oauth2_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;

/** Comes back with the person, who is sent from another site. */
const cookieOptions = (request: FastifyRequest) => ({
  path: `/v1${OAUTH2_PATH}`,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

/** Lets a browser show later that it is the one that began. Answers the secret it was given. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, state: string): string {
  const secret = randomBytes(32).toString('base64url');
  reply.setCookie(cookieName(state), secret, { ...cookieOptions(request), maxAge: FLOW_LIFETIME / 1000 });
  return secret;
}

/** The secret a browser was given when it began; taken from it. */
export function unmarkBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): string | undefined {
  const name = cookieName(state);
  const secret = request.cookies[name];
  if (secret !== undefined) reply.clearCookie(name, cookieOptions(request));
  return secret;
}

/** Programs name the project in a header, which no link or form can send; browsers in the address. */
export function isProgram(request: FastifyRequest): boolean {
  return request.headers['x-appwrite-project'] !== undefined;
}

/** Whether a page of a site that may not call has sent the person here. Browsers tell, on safe connections. */
export function isSentByStranger(request: FastifyRequest, origins: readonly string[]): boolean {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return false;
  const { referer = '' } = request.headers;
  const host = URL.canParse(referer) ? new URL(referer).hostname : '';
  return !origins.some((pattern) => allowed(host, pattern));
}
