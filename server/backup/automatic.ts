// Backups that Rasoi makes by itself: where they go, how many are kept, and whether the disk has room for them.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { diskSpace, RESERVED } from '#server/files/free-space.ts';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import { readDatabaseSize } from '#server/operation/database-readings.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { VERSION } from '#server/settings/version.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import { BackupError } from './archive.ts';
import { archiveName, DRAFT_ENDING, makeBackup } from './make-backup.ts';
import { type BackupPlace, placeOf } from './places.ts';
import type { BackupRecord, MadeBackup } from './records.ts';
import { columnsOf } from './tables.ts';

/** Why Rasoi makes a backup. Archives have the kind in their names, and the newest of each kind are kept. */
export type BackupKind = 'scheduled' | 'before-upgrade';

type Space = (folder: string) => Promise<{ free: number }>;

export interface AutomaticBackup {
  database: LongWorkDatabase;
  databaseUrl: string;
  settings: ServerSettings;
  /** Where the archive goes; by default the place in the settings. */
  place?: BackupPlace;
  kind: BackupKind;
  record: BackupRecord;
  clock: () => Date;
  signal?: AbortSignal;
  /** The free space on the disk of a folder (bytes). */
  space?: Space;
}

/** Makes a backup as the settings say, and deletes the oldest ones of its kind. */
export async function backUpByItself(task: AutomaticBackup): Promise<MadeBackup> {
  const { database, databaseUrl, settings, kind, record, clock, signal, space = diskSpace } = task;
  const { passphrase, keep } = settings.backup;
  const place = task.place ?? placeOf(settings);
  const made = await makeBackup({
    source: { databaseUrl, store: openFileStore(settings), version: VERSION },
    passphrase,
    place,
    name: archiveName(clock(), passphrase, kind),
    record,
    clock,
    prepare: async () => {
      await makeFolder(place.draftFolder);
      await deleteDrafts(place.draftFolder, kind);
      await checkRoom(database, place.draftFolder, space);
    },
    ...(signal && { signal }),
  });
  await deleteOldest(place, kind, keep);
  return made;
}

/**
 * Refuses to fill the disk, because orders need it more than a backup does.
 * @throws BackupError
 */
export async function checkRoom(
  database: LongWorkDatabase,
  folder: string,
  space: Space = diskSpace,
): Promise<void> {
  // Archives are compressed, so this is what they take at most.
  const bytes = (await readDatabaseSize(database)) + (await fileBytes(database));
  const { free } = await space(folder);
  if (free < RESERVED + bytes)
    throw new BackupError(
      `There is no room for a backup in ${folder}: ${Math.floor(free / 1_000_000)} MB are free. Free some space, or set BACKUP_FOLDER to another disk.`,
    );
}

/** Columns with the size of a file, the more exact one first. Databases of earlier versions have only some of them. */
const FILE_SIZES = ['sizeStored', 'sizeOriginal'];

async function fileBytes(database: LongWorkDatabase): Promise<number> {
  const columns = await columnsOf(database, 'files');
  const sizes = FILE_SIZES.filter((name) => columns.includes(name)).map((name) => sql.identifier(name));
  if (sizes.length === 0) return 0;
  const [row] = await database.query<{ bytes: number }>(
    sql`select coalesce(sum(coalesce(${sql.join(sizes, ', ')})), 0)::bigint as bytes from files`,
  );
  return row?.bytes ?? 0;
}

/** The name of an automatic backup, with its kind. */
const AUTOMATIC = /^rasoi-\d{4}-\d\d-\d\d-\d{9}-([a-z-]+)\.tar\.gz(\.age)?$/;

const kindOf = (name: string): string | undefined => AUTOMATIC.exec(name)?.[1];

/** Deletes what is left of backups of a kind whose process was killed. No other run of that kind is writing. */
async function deleteDrafts(folder: string, kind: BackupKind): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(DRAFT_ENDING) && kindOf(name.slice(0, -DRAFT_ENDING.length)) === kind)
      await rm(join(folder, name), { force: true });
}

/** Deletes all but the newest automatic backups of a kind. Others are not ours to delete. */
async function deleteOldest(place: BackupPlace, kind: BackupKind, keep: number): Promise<void> {
  const names = (await place.names()).filter((name) => kindOf(name) === kind).sort();
  for (const name of names.slice(0, -keep)) await place.remove(name);
}
