// Moves the embedded database to the major version of PostgreSQL that this version of Rasoi comes with.
import { createReadStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLongWork } from '#server/db/connection.ts';
import { CURRENT_RELEASE } from '#server/db/embedded/binaries.ts';
import { majorOf } from '#server/db/embedded/cluster.ts';
import { type EmbeddedLog, errorMessage } from '#server/db/embedded/report.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { StartError } from '#server/start/start-error.ts';
import { BackupError, type End } from './archive.ts';
import { backUpByItself } from './automatic.ts';
import { installEarlier, isEarlier } from './earlier-postgres.ts';
import { localPlace } from './places.ts';
import { beginRecord } from './records.ts';
import { NO_FILES, restoreBackup } from './restore-backup.ts';
import { countRows } from './tables.ts';

const QUIET = { info: () => undefined, error: () => undefined };

/**
 * Upgrades the database in the data folder if an earlier major version of PostgreSQL made it: it is backed up with the earlier
 * programs and restored into a new cluster. The old one is kept beside it. Whenever this is interrupted, the next start
 * finds the old database or the new one, complete.
 * @throws StartError if it fails; the database is then as it was
 */
export async function upgradeCluster(settings: ServerSettings, log: EmbeddedLog): Promise<void> {
  const folder = join(settings.dataFolder, 'postgres');
  // An earlier upgrade ended after it had put the old database aside.
  if (!existsSync(folder) && existsSync(upgraded(folder))) await rename(upgraded(folder), folder);
  const major = await majorOf(join(folder, 'cluster'));
  if (major === undefined || major === CURRENT_RELEASE.major || !isEarlier(major)) return;
  log.info(`The database is upgraded from PostgreSQL ${major} to ${CURRENT_RELEASE.major}.`);
  const programs = join(settings.dataFolder, `postgres-${major}-programs`);
  try {
    const release = await installEarlier(major, programs);
    const old = await startEmbedded({ folder, log: QUIET, release });
    try {
      await rm(upgraded(folder), { recursive: true, force: true });
      await copyInto(old.url, fresh(folder), settings);
      await rename(fresh(folder), upgraded(folder));
    } finally {
      await old.stop();
    }
    const kept = `${folder}-${major}-${Date.now()}`;
    await rename(folder, kept);
    await rename(upgraded(folder), folder);
    await rm(programs, { recursive: true, force: true });
    log.info(`The database is upgraded. The old one is kept in ${kept}; delete it when you do not need it.`);
  } catch (error) {
    throw new StartError(
      `The database could not be upgraded from PostgreSQL ${major} to ${CURRENT_RELEASE.major}, and is as it was: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}

/** A new cluster while it is filled. */
const fresh = (folder: string): string => `${folder}-new`;
/** A new cluster that is complete. */
const upgraded = (folder: string): string => `${folder}-upgraded`;

/** Backs up a database and restores it into a new cluster in the folder, where the backup is then recorded. */
async function copyInto(from: string, folder: string, settings: ServerSettings): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const clock = () => new Date();
  const archive = await withLongWork({ url: from }, async (database) =>
    backUpByItself({
      ...{ database, databaseUrl: from, settings, clock },
      place: localPlace(settings),
      kind: 'before-upgrade',
      record: await beginRecord(database, 'migration', clock()),
    }),
  );
  const server = await startEmbedded({ folder, log: QUIET });
  try {
    const target = {
      databaseUrl: server.url,
      store: NO_FILES,
      migrationsFolder: join(PROJECT_FOLDER, 'server/db/migrations'),
    };
    const { rows } = await restoreBackup(target, createReadStream(archive.place), {
      passphrase: settings.backup.passphrase,
    });
    await checkRows(server.url, rows);
    await withLongWork({ url: server.url }, async (database) =>
      (await beginRecord(database, 'migration', clock())).succeed(clock(), archive),
    );
  } finally {
    await server.stop();
  }
}

/** @throws BackupError if a table does not have as many rows as the old database had */
async function checkRows(databaseUrl: string, rows: End['rows']): Promise<void> {
  await withLongWork({ url: databaseUrl }, async (database) => {
    for (const [table, expected] of Object.entries(rows)) {
      const count = await countRows(database, table);
      if (count !== expected) throw new BackupError(`${table} has ${count} rows in place of ${expected}.`);
    }
  });
}
