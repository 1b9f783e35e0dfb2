import { errorCode, errorMessage } from './db/embedded/report.ts';

/** A start that failed for a reason outside of the program. The message is one line for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}

type Words = Readonly<Record<string, string>>;

/** Names the wrong setting and the reason, by the error's code. Without a known code, the reason is the error's message. */
function explained(setting: string, error: unknown, words: Words): StartError {
  const reason = words[errorCode(error) ?? ''] ?? `${errorMessage(error)}.`;
  return new StartError(`${setting}: ${reason}`, { cause: error });
}

/** Reasons why a server can't be reached, by error code. */
const unreachable = (place: string, host: string): Words => ({
  ECONNREFUSED: `nothing answers at ${place}. Is the server running?`,
  ECONNRESET: `${place} ended the connection. Is it the right server?`,
  ENOTFOUND: `there is no host called ${host}.`,
  EAI_AGAIN: `the host ${host} cannot be looked up just now.`,
  EHOSTUNREACH: `the network does not reach ${place}.`,
  ENETUNREACH: `the network does not reach ${place}.`,
  ETIMEDOUT: `${place} does not answer.`,
});

/** Why the database of `DATABASE_URL` can't be used. The message does not contain the password. */
export function databaseStartError(error: unknown, url: string, setting = 'DATABASE_URL'): StartError {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || 5432}`;
  const user = decodeURIComponent(username);
  const refused = `${place} does not let the user ${user} in. Check the name and the password.`;
  const silent: Words = /timeout/.test(errorMessage(error)) ? { '': `${place} does not answer.` } : {};
  return explained(setting, error, {
    ...unreachable(place, hostname),
    ...silent,
    '3D000': `there is no database ${decodeURIComponent(pathname.slice(1))} at ${place}. Create it first.`,
    '28P01': refused,
    '28000': refused,
    '42501': `the user ${user} may not create tables in the database.`,
    '53300': `${place} accepts no more connections.`,
  });
}

/** Why the server of `REDIS_URL` can't be used. */
export function redisStartError(error: unknown, url: string): StartError {
  const { hostname, port } = new URL(url);
  return explained('REDIS_URL', error, unreachable(`${hostname}:${port || 6379}`, hostname));
}

/** Why the server can't listen on `HOST` and `PORT`. */
export function listenStartError(error: unknown, { host, port }: { host: string; port: number }): StartError {
  const noAddress = `${host} is not an address of this machine. 0.0.0.0 means all of its addresses.`;
  const aboutHost: Words = {
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
    EINVAL: noAddress,
  };
  if (Object.hasOwn(aboutHost, errorCode(error) ?? '')) return explained('HOST', error, aboutHost);
  return explained('PORT', error, {
    EADDRINUSE: `another program listens on port ${port}. Stop it, or set another PORT.`,
    EACCES: `this user may not listen on port ${port}. All users may listen on ports from 1024 on.`,
  });
}

/** Why the folder of `RASOI_DATA` can't be used. */
export function dataFolderError(error: unknown, folder: string): StartError {
  const closed = `this user cannot write to ${folder}.`;
  return explained('RASOI_DATA', error, {
    EEXIST: `${folder} is a file, not a folder.`,
    ENOTDIR: `${folder} is a file or inside a file, not a folder.`,
    // The code for creating a folder on a read-only disk.
    ENOENT: `${folder} cannot be created.`,
    EACCES: closed,
    EPERM: closed,
    EROFS: `${folder} is on a read-only disk.`,
    ENOSPC: `the disk that ${folder} is on is full.`,
    EDQUOT: `the disk that ${folder} is on is full.`,
  });
}
