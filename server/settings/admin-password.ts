import { isIP } from 'node:net';
import { isGuessable, passwordProblem } from '#domain/users/password.ts';

function isPublic(url: string): boolean {
  const { hostname } = new URL(url);
  const local = /^((.+\.)?localhost|.+\.local|\[::1\])$/.test(hostname);
  const within = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(hostname) && isIP(hostname) !== 0;
  return !local && !within;
}

/** Whether only this machine can reach a server that listens on this address. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Why the first admin's password is refused, in one line; undefined if it is allowed. A weak password is allowed only if
 * no other machine can reach the server.
 * @param host the address on which the server listens
 */
export function adminPasswordProblem(
  password: string,
  { publicUrl, host }: { publicUrl: string; host: string },
): string | undefined {
  const weak = passwordProblem(password) !== undefined || isGuessable(password);
  if (!weak) return undefined;
  if (isPublic(publicUrl)) return `ADMIN_PASSWORD is too weak for a public site (${publicUrl})`;
  if (isLoopback(host)) return undefined;
  return `ADMIN_PASSWORD is too weak for a server that other machines can reach; choose a better one, or set HOST=127.0.0.1`;
}
