import { placeOfDatabase } from '#server/db/database-names.ts';
import { DatabaseStartError, errorCode, errorMessage } from '#server/db/embedded/report.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { type Outage, outageOf } from '#server/db/outage.ts';
import { SettingsError } from '#server/settings/read-settings.ts';

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
  const { host, port, database, user } = placeOfDatabase(url);
  const place = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`;
  const refused = `${place} does not let the user ${user} in. Check the name and the password.`;
  const silent: Words = /timeout/.test(errorMessage(error)) ? { '': `${place} does not answer.` } : {};
  return explained(setting, error, {
    ...unreachable(place, host),
    ENOENT: `nothing answers at ${place}. Is the server running?`,
    ...silent,
    '3D000': `there is no database ${database} at ${place}. Create it first.`,
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
  return portError('PORT', error, port);
}

/** Why the server can't listen on the port of a setting. */
export function portError(setting: string, error: unknown, port: number): StartError {
  return explained(setting, error, {
    EADDRINUSE: `another program listens on port ${port}. Stop it, or set another ${setting}.`,
    EACCES: `this user may not listen on port ${port}. All users may listen on ports from 1024 on.`,
  });
}

/** Why the folder of a setting can't be used. */
export function folderError(setting: string, error: unknown, folder: string): StartError {
  const aFile = `${folder} is a file or inside a file, not a folder.`;
  return explained(setting, error, {
    ...unwritable(folder),
    EEXIST: `${folder} is a file, not a folder.`,
    ENOTDIR: aFile,
  });
}

/** Why the file of a setting can't be used. */
export function fileError(setting: string, error: unknown, file: string): StartError {
  const inAFile = `${file} is inside a file, not in a folder.`;
  return explained(setting, error, {
    ...unwritable(file),
    EISDIR: `${file} is a folder, not a file.`,
    EEXIST: inAFile,
    ENOTDIR: inAFile,
  });
}

const unwritable = (path: string): Words => {
  const closed = `this user cannot write to ${path}.`;
  return {
    // The code for creating a folder on a read-only disk, and in /proc.
    ENOENT: `${path} cannot be created.`,
    EACCES: closed,
    EPERM: closed,
    EROFS: `${path} is on a read-only disk.`,
    ENOSPC: `the disk that ${path} is on is full.`,
    EDQUOT: `the disk that ${path} is on is full.`,
  };
};

/** What an outage of the database is called when it prevents a start. */
const OUTAGES: Readonly<Record<Outage, string>> = {
  unreachable: 'the database does not answer',
  overloaded: 'the database is too slow or too busy',
  full: 'the disk is full',
};

/** Why a start failed, for the person who starts the server: one line, unless the reason is a fault of the program. */
export function startFailure(error: unknown): string {
  const kinds = [SettingsError, StartError, DatabaseStartError, MigrationError];
  if (kinds.some((kind) => error instanceof kind)) return errorMessage(error);
  const outage = outageOf(error);
  if (outage) return `${OUTAGES[outage]} (${errorMessage(error).split('\n')[0]}). Start it again later.`;
  return String((error as Error)?.stack ?? error);
}
