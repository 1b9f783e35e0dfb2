import { errorCode, errorMessage } from './db/embedded/report.ts';

/** The start cannot go on for a reason outside of the program; the message is one line for whoever starts it. */
export class StartError extends Error {
  override name = 'StartError';
}

type Words = Readonly<Record<string, string>>;

/** An error that says which setting is wrong and how, by its code; any other error keeps its own words. */
function explained(setting: string, error: unknown, words: Words): StartError {
  const reason = words[errorCode(error) ?? ''] ?? `${errorMessage(error)}.`;
  return new StartError(`${setting}: ${reason}`, { cause: error });
}

/** Why a server at an address cannot be reached. */
const unreachable = (place: string, host: string): Words => ({
  ECONNREFUSED: `nothing answers at ${place}. Is the server running?`,
  ECONNRESET: `${place} ended the connection. Is it the right server?`,
  ENOTFOUND: `there is no host called ${host}.`,
  EAI_AGAIN: `the host ${host} cannot be looked up just now.`,
  EHOSTUNREACH: `there is no way to ${place}.`,
  ENETUNREACH: `there is no way to ${place}.`,
  ETIMEDOUT: `${place} does not answer.`,
});

/** Why the database of `DATABASE_URL` cannot be used. The password stays out of it. */
export function databaseStartError(error: unknown, url: string): StartError {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || 5432}`;
  const user = decodeURIComponent(username);
  const refused = `${place} does not let the user ${user} in. Check the name and the password.`;
  const silent: Words = /timeout/.test(errorMessage(error)) ? { '': `${place} does not answer.` } : {};
  return explained('DATABASE_URL', error, {
    ...unreachable(place, hostname),
    ...silent,
    '3D000': `there is no database ${decodeURIComponent(pathname.slice(1))} at ${place}. Create it first.`,
    '28P01': refused,
    '28000': refused,
    '42501': `the user ${user} may not make tables in the database.`,
    '53300': `${place} takes no more connections.`,
  });
}

/** Why the server of `REDIS_URL` cannot be used. */
export function redisStartError(error: unknown, url: string): StartError {
  const { hostname, port } = new URL(url);
  return explained('REDIS_URL', error, unreachable(`${hostname}:${port || 6379}`, hostname));
}

/** Why nothing can be served at `HOST` and `PORT`. */
export function listenStartError(error: unknown, { host, port }: { host: string; port: number }): StartError {
  const noAddress = `${host} is no address of this machine. 0.0.0.0 stands for all of them.`;
  const aboutHost: Words = {
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
    EINVAL: noAddress,
  };
  if (Object.hasOwn(aboutHost, errorCode(error) ?? '')) return explained('HOST', error, aboutHost);
  return explained('PORT', error, {
    EADDRINUSE: `another program listens on port ${port}. Stop it, or set another PORT.`,
    EACCES: `this user may not listen on port ${port}. Ports from 1024 on are free to all.`,
  });
}

/** Why the folder of `RASOI_DATA` cannot hold data. */
export function dataFolderError(error: unknown, folder: string): StartError {
  const closed = `this user cannot write to ${folder}.`;
  return explained('RASOI_DATA', error, {
    EEXIST: `${folder} is a file and no folder.`,
    ENOTDIR: `${folder} is a file, or lies in one, and is no folder.`,
    // What making a folder says on a disk for reading only.
    ENOENT: `${folder} cannot be made.`,
    EACCES: closed,
    EPERM: closed,
    EROFS: `${folder} is on a disk that is for reading only.`,
    ENOSPC: `the disk that ${folder} is on is full.`,
    EDQUOT: `the disk that ${folder} is on is full.`,
  });
}
