import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DeviceToken, readDeviceToken } from '#domain/devices/token.ts';
import { isId } from '#server/base/ids.ts';
import { PROJECT_ID } from '#server/http/project.ts';

// The session string of WIRE-2.1, in its cookies and its fallback header.

const COOKIE = `a_session_${PROJECT_ID}`;
const LEGACY_COOKIE = `${COOKIE}_legacy`;

interface SessionToken {
  account: string;
  secret: string;
}

function encodeToken(token: SessionToken): string {
  return Buffer.from(JSON.stringify({ id: token.account, secret: token.secret })).toString('base64');
}

/** Parses a session string; undefined when it is malformed (WIRE-2.1). */
export function decodeToken(text: string): SessionToken | undefined {
  try {
    const { id, secret } = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const formed = typeof id === 'string' && isId(id) && typeof secret === 'string';
    return formed ? { account: id, secret } : undefined;
  } catch {
    return undefined;
  }
}

function fallbackSession(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(header)?.[COOKIE];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the request has a session or a JWT, valid or not. */
export function carriesSession(request: FastifyRequest): boolean {
  return sessionText(request) !== undefined || jwtOf(request) !== undefined;
}

/** The request's JWT; a socket has it in its URL (WIRE-2.2). */
export function jwtOf({ headers, query }: FastifyRequest): string | undefined {
  const inAddress = headers.upgrade === undefined ? undefined : Object(query).jwt;
  const given: unknown = headers['x-appwrite-jwt'] ?? inAddress;
  return typeof given === 'string' && given !== '' ? given : undefined;
}

function sessionText(request: FastifyRequest): string | undefined {
  const header = request.headers['x-appwrite-session'];
  return (
    request.cookies[COOKIE] ??
    request.cookies[LEGACY_COOKIE] ??
    (typeof header === 'string' && header !== '' ? header : undefined) ??
    fallbackSession(request.headers['x-fallback-cookies'])
  );
}

/** The request's device token, which is sent in place of a session. */
export function deviceTokenOf(request: FastifyRequest): DeviceToken | undefined {
  const text = sessionText(request);
  return text === undefined ? undefined : readDeviceToken(text);
}

/** The request's session; of several, the first in the order of WIRE-2.2. */
export function tokenOf(request: FastifyRequest): SessionToken | undefined {
  const text = sessionText(request);
  return text === undefined ? undefined : decodeToken(text);
}

/**
 * The options of the legacy cookie; the other cookie differs only in SameSite (WIRE-2.1). With an https public address,
 * server/http/open-api.ts makes all cookies secure.
 */
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: false, encode: (value: string) => value };

const isAddress = (host: string) => host === 'localhost' || /^[\d.]+$/.test(host) || host.includes(':');

/** Whether the client may be unable to store our cookies: it is on another site, or the site is unknown (WIRE-2.1). */
function needsFallback(request: FastifyRequest): boolean {
  const host = request.hostname;
  const origin = request.headers.origin;
  if (isAddress(host) || origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).hostname : '';
  return from !== host && !from.endsWith(`.${host}`) && !host.endsWith(`.${from}`);
}

/** Whether the request comes from a server SDK, which keeps no cookies. A browser would send an Origin header. */
const isServer = ({ headers }: FastifyRequest) =>
  headers['x-sdk-platform'] === 'server' && headers.origin === undefined;

/**
 * Sets the cookies of a session. Returns the `secret` for the Session model: the session string for a server SDK, empty
 * for browsers (WIRE-3 and WIRE-10).
 */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: SessionToken,
  expires: Date,
): string {
  const text = encodeToken(token);
  const options = { ...COOKIE_OPTIONS, expires };
  reply.setCookie(COOKIE, text, { ...options, sameSite: 'none' }).setCookie(LEGACY_COOKIE, text, options);
  if (needsFallback(request)) reply.header('X-Fallback-Cookies', JSON.stringify({ [COOKIE]: text }));
  return isServer(request) ? text : '';
}

export function clearSessionCookies(reply: FastifyReply): void {
  const options = { ...COOKIE_OPTIONS, expires: new Date(0) };
  reply.setCookie(COOKIE, '', { ...options, sameSite: 'none' }).setCookie(LEGACY_COOKIE, '', options);
  reply.header('X-Fallback-Cookies', '[]');
}
