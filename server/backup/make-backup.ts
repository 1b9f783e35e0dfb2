import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '#server/db/embedded/report.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import type { End, Head } from './archive.ts';
import type { BackupPlace } from './places.ts';
import { type BackupRecord, DEAD_AFTER, type MadeBackup } from './records.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

/** The ending of an archive's name while it is written. */
export const DRAFT_ENDING = '.part';

export interface BackupRun {
  source: BackupSource;
  passphrase: string | undefined;
  place: BackupPlace;
  /** The name of the archive in its place. */
  name: string;
  record: BackupRecord;
  clock: () => Date;
  /** Runs before the backup. An error that it throws is recorded as the reason why there is none. */
  prepare?: () => Promise<void>;
  /** Ends the run early. */
  signal?: AbortSignal;
}

/** 'rasoi-2026-11-22-183000250.tar.gz'; with a kind, 'rasoi-2026-11-22-183000250-scheduled.tar.gz' */
export function archiveName(moment: Date, passphrase: string | undefined, kind?: string): string {
  const middle = kind === undefined ? '' : `-${kind}`;
  const ending = passphrase === undefined ? '' : '.age';
  return `${nameOfMoment(moment)}${middle}.tar.gz${ending}`;
}

/** 'rasoi-2026-11-22-183000250', by UTC, with milliseconds: a backup never replaces another of the same second. */
export function nameOfMoment(moment: Date): string {
  const [day, time = ''] = moment.toISOString().split('T');
  return `rasoi-${day}-${time.slice(0, 12).replace(/[:.]/g, '')}`;
}

/**
 * Makes one backup and records how it ended. The archive is written to a file of another name first, so that a file with
 * the right name is always a complete backup.
 */
export async function makeBackup(run: BackupRun): Promise<Head & End & MadeBackup> {
  const { source, passphrase, place, name, record, clock, prepare, signal } = run;
  const draft = join(place.draftFolder, `${name}${DRAFT_ENDING}`);
  const life = setInterval(() => record.showLife(clock()).catch(() => undefined), DEAD_AFTER / 10);
  try {
    await prepare?.();
    await makeFolder(place.draftFolder);
    const handle = await open(draft, 'w', 0o600);
    const contents = await writeBackup(source, handle.createWriteStream({ flush: true }), {
      passphrase,
      signal,
    });
    const { size: bytes } = await stat(draft);
    const made = { place: await place.take(draft, name), bytes };
    // The backup is good even if this can't be recorded.
    await record.succeed(clock(), made).catch(() => undefined);
    return { ...contents, ...made };
  } catch (error) {
    await record.fail(clock(), errorMessage(error)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(life);
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
