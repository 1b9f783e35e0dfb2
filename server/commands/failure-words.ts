import { userInfo } from 'node:os';
import { BackupError } from '#server/backup/archive.ts';
import { Failure } from '#server/base/failure.ts';
import { DatabaseStartError, errorCode, errorMessage } from '#server/db/embedded/report.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { type Outage, outageOf } from '#server/db/outage.ts';
import { StoreRefusal } from '#server/integrations/s3-requests.ts';
import { MapFileError } from '#server/places/map-file.ts';
import { OWN_COMMAND, SERVICE } from '#server/settings/own-command.ts';
import { SettingsError } from '#server/settings/read-settings.ts';
import { StartError } from '#server/start/start-error.ts';

/** Errors whose messages are written for the person who called the command. */
const CLEAR = [
  ...[SettingsError, StartError, DatabaseStartError, MigrationError],
  ...[BackupError, MapFileError, StoreRefusal, Failure],
];

const OUTAGES: Readonly<Record<Outage, string>> = {
  unreachable: `The database does not answer. ${OWN_COMMAND} doctor looks for the reason.`,
  overloaded: 'The database is too busy just now. Try again in a few minutes.',
  full: 'The disk is full. Delete what is not needed there, then try again.',
};

/**
 * Why a command failed, in a sentence that says what to do. Only a fault of the program itself has more lines: those that
 * its makers need.
 */
export function failureWords(error: unknown): string {
  const cause = error instanceof DatabaseStartError ? pathWords(error.cause) : undefined;
  if (cause !== undefined) return cause;
  if (CLEAR.some((kind) => error instanceof kind)) return errorMessage(error);
  const outage = outageOf(error);
  return (
    pathWords(error) ??
    (outage && OUTAGES[outage]) ??
    networkWords(error) ??
    `This is a fault of Rasoi. Please send these lines to its makers:\n${String((error as Error)?.stack ?? error)}`
  );
}

/** Who runs the command. A container's user need not have a name. */
function userWords(): string {
  try {
    return `The user ${userInfo().username}`;
  } catch {
    return `The user with the number ${process.getuid?.()}`;
  }
}

/** What is wrong with a file or folder, by the error of the system that names it. */
function pathWords(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('path' in error) || !('syscall' in error)) return undefined;
  const { path, syscall } = error as NodeJS.ErrnoException;
  const closed = `${userWords()} may not use ${path}. Name a place that this user may read and write${
    SERVICE && process.env.RASOI_DATA ? `, such as ${process.env.RASOI_DATA}` : ''
  }.`;
  const full = `The disk of ${path} is full. Delete what is not needed there, or name a place on another disk.`;
  const notAFolder = `${path} is a file or inside a file, not a folder. Name another place.`;
  const words: Readonly<Record<string, string>> = {
    ENOENT:
      syscall === 'mkdir'
        ? `${path} can't be made. Name another place.`
        : `There is no ${path}. Look whether its name is right.`,
    EACCES: closed,
    EPERM: closed,
    EROFS: `The disk of ${path} can only be read. Name a place on another disk.`,
    ENOSPC: full,
    EDQUOT: full,
    EISDIR: `${path} is a folder, not a file. Name a file.`,
    EEXIST: notAFolder,
    ENOTDIR: notAFolder,
    ENAMETOOLONG: `The name ${path} is too long. Name another place.`,
    ELOOP: `${path} is a link that leads to itself. Name another place.`,
  };
  return words[errorCode(error) ?? ''] ?? `${path} can't be used (${errorCode(error)}). Name another place.`;
}

/** That another server did not answer a request, such as the store of backups. */
function networkWords(error: unknown): string | undefined {
  if (!(error instanceof TypeError) || error.message !== 'fetch failed') return undefined;
  const reason = errorMessage(error.cause);
  return `Another server does not answer (${reason}). Look whether this machine reaches it, and whether its address in the settings is right.`;
}
