import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cut } from '#domain/cutting.ts';
import { type Database, type LongWorkDatabase, withLongWork } from '#server/db/connection.ts';
import { createDatabase, dropDatabase } from '#server/db/created-databases.ts';
import { databaseUrl as urlOf } from '#server/db/database-names.ts';
import { errorCode, errorMessage } from '#server/db/embedded/report.ts';
import { sql } from '#server/db/sql-template.ts';
import { diskSpace, RESERVED } from '#server/files/free-space.ts';
import { readDatabaseSize } from '#server/operation/database-readings.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { BackupError, type End, type Head } from './archive.ts';
import { beginDrill, type GoodDrill, isDrillRunning, recordLeftBehind, trialName } from './drill-records.ts';
import { type BackupPlace, placeOf } from './places.ts';
import { DEAD_AFTER } from './records.ts';
import { NO_FILES, restoreBackup } from './restore-backup.ts';
import { countRows, quoted } from './tables.ts';

export interface DrillDeps {
  database: Database;
  /** For connections that copy rows and create databases. */
  databaseUrl: string;
  settings: ServerSettings;
  clock: () => Date;
  /** Where the backups are; by default the place in the settings. */
  place?: BackupPlace;
}

/** The names of archives, which sort by their age. */
const ARCHIVE = /^rasoi-\d{4}-\d\d-\d\d-\d{9}(-[a-z-]+)?\.tar\.gz(\.age)?$/;
/** What is compared with the live database: documents that stay once they are there. */
const COMPARED = ['orders', 'payments', 'invoices', 'ledgerEntries'] as const;
/** Rows this young at the time of the backup may have been committed after it (milliseconds). */
const COMMITTED_LATER = 60_000;

const PERMISSION_DENIED = '42501';

/**
 * Restores the newest backup into a database that is made for it and dropped at the end, and compares what it has with its
 * own list and with the live database. Undefined if there is no backup, or if another trial is running. A database that
 * could not be dropped is recorded beside the result, and does not change it.
 * @throws BackupError, or the error of the database, after it is recorded
 */
export async function tryRestore(deps: DrillDeps, signal?: AbortSignal): Promise<GoodDrill | undefined> {
  const { settings, place = placeOf(settings) } = deps;
  const longWork = deps.database.longWork();
  const archive = await newestArchive(place);
  if (archive === undefined || (await isDrillRunning(longWork, deps.clock()))) return undefined;
  const trial = { ...deps, place, archive, id: randomUUID(), signal };
  if (longWork.isPooled) return runTrial({ ...trial, own: longWork });
  return withLongWork({ url: deps.databaseUrl, name: trialName(trial.id) }, (own) =>
    runTrial({ ...trial, own }),
  );
}

interface Trial extends DrillDeps {
  place: BackupPlace;
  archive: string;
  id: string;
  /** The connection that shows that the trial runs. */
  own: LongWorkDatabase;
  signal: AbortSignal | undefined;
}

async function runTrial(trial: Trial): Promise<GoodDrill | undefined> {
  const { own, clock, id } = trial;
  const record = await beginDrill(own, clock(), id);
  if (!record) return undefined;
  const life = setInterval(() => record.showLife(clock()).catch(() => undefined), DEAD_AFTER / 10);
  try {
    const name = await scratchName(own);
    const tried = await restoreAndCompare(trial, name).catch((error: unknown) => ({ error }));
    const leftBehind = await drop(own, name);
    const result = 'error' in tried ? { problem: problemOf(tried.error) } : tried;
    if (leftBehind === undefined) await recordLeftBehind(own, undefined);
    await record.end(clock(), result, leftBehind);
    if ('error' in tried) throw tried.error;
    return tried;
  } finally {
    clearInterval(life);
  }
}

/** Drops the database of a trial. Returns why that failed; undefined if it is gone. */
async function drop(database: LongWorkDatabase, name: string): Promise<string | undefined> {
  return dropDatabase(database, name).then(
    () => undefined,
    (error: unknown) => `${name}: ${problemOf(error)}`,
  );
}

export async function newestArchive(place: BackupPlace): Promise<string | undefined> {
  const names = await place.names().catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => ARCHIVE.test(name))
    .sort()
    .at(-1);
}

/** The database of trials. Always the same one, so that what a killed process leaves behind can be found. */
async function scratchName(database: LongWorkDatabase): Promise<string> {
  const [row] = await database.query<{ name: string }>(sql`select current_database() as name`);
  return `${row?.name ?? 'rasoi'}_trial`;
}

/**
 * Drops the database of a trial whose process was killed, or whose drop has failed. Why it fails again is recorded.
 * @throws BackupError
 */
export async function removeLeftBehind({
  database,
  clock,
}: Pick<DrillDeps, 'database' | 'clock'>): Promise<void> {
  const longWork = database.longWork();
  if (await isDrillRunning(longWork, clock())) return;
  const name = await scratchName(longWork);
  const left = await longWork.query(sql`select 1 from pg_database where datname = ${name}`);
  const reason = left.length > 0 ? await drop(longWork, name) : undefined;
  await recordLeftBehind(longWork, reason);
  if (reason !== undefined)
    throw new BackupError(`The database of a trial restore could not be dropped: ${reason}`);
}

async function restoreAndCompare(
  { databaseUrl, settings, place, archive, own, signal }: Trial,
  name: string,
): Promise<GoodDrill> {
  await checkRoom(own, settings);
  const began = performance.now();
  const leftBefore = await drop(own, name);
  if (leftBefore !== undefined)
    throw new BackupError(`The database of an earlier trial could not be dropped: ${leftBefore}`);
  await createDatabase(own, name);
  const scratchUrl = urlOf(databaseUrl, name);
  const bytes: Readable = await place.read(archive);
  signal?.addEventListener('abort', () => bytes.destroy(new BackupError('The server was stopped.')), {
    once: true,
  });
  const contents = await restoreBackup(
    {
      databaseUrl: scratchUrl,
      store: NO_FILES,
      migrationsFolder: join(PROJECT_FOLDER, 'server/db/migrations'),
    },
    bytes,
    { passphrase: settings.backup.passphrase, plain: !archive.endsWith('.age') },
  );
  await withLongWork({ url: scratchUrl }, (scratch) => compare(scratch, own, contents));
  return {
    archive,
    archivedAt: new Date(contents.createdAt),
    seconds: (performance.now() - began) / 1000,
    orders: contents.rows.orders ?? 0,
  };
}

/** The restored database takes the place of the live one; where that is on this disk, there must be room for both. */
async function checkRoom(
  database: LongWorkDatabase,
  { databaseUrl, dataFolder }: ServerSettings,
): Promise<void> {
  if (databaseUrl !== undefined) return;
  const { free } = await diskSpace(dataFolder);
  if (free < RESERVED + (await readDatabaseSize(database)))
    throw new BackupError('There is no room on the disk for a second database.');
}

/** Compares what was restored with what the backup says it has, and with the live rows that are older than it. */
async function compare(
  scratch: LongWorkDatabase,
  live: LongWorkDatabase,
  contents: Head & End,
): Promise<void> {
  for (const [table, rows] of Object.entries(contents.rows)) {
    const restored = await countRows(scratch, table);
    if (restored !== rows)
      throw new BackupError(
        `${quoted(table)} has ${restored} rows after the restore, but ${rows} in the backup.`,
      );
  }
  const moment = new Date(Date.parse(contents.createdAt) - COMMITTED_LATER);
  for (const table of COMPARED) {
    const expected = await countRows(live, table, moment);
    const restored = await countRows(scratch, table);
    if (restored < expected)
      throw new BackupError(
        `The backup has only ${restored} of ${expected} rows of ${quoted(table)} that are older than it.`,
      );
  }
}

/** Why a trial failed, in one line. */
function problemOf(error: unknown): string {
  if (errorCode(error) === PERMISSION_DENIED)
    return 'the user of DATABASE_URL may not create databases (alter role … createdb)';
  return cut((errorMessage(error).split('\n')[0] ?? '').replace(/\.$/, ''), 300);
}
