import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { isConnectionFailure, withLongWork } from '#server/db/connection.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import { hasCluster, runningServerUrl } from '#server/db/embedded/running-server.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { type SchemaState, schemaState } from '#server/db/schema-state.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { VERSION } from '#server/settings/version.ts';
import { databaseStartError, folderError, StartError } from './start-error.ts';

const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };

/** The folder of the embedded database. */
export const postgresFolder = (settings: Pick<ServerSettings, 'dataFolder'>) =>
  join(settings.dataFolder, 'postgres');

/** Codes of statements that are wrong: not the database's fault. That of missing rights is its owner's. */
const MISTAKE = /^42(?!501)/;

/** There is no kitchen yet whose data a command could work on. */
export class NoKitchen extends StartError {}

/** What a command can't work on. An earlier or newer version's data does for a backup. */
const REFUSALS: Readonly<Record<Exclude<SchemaState, 'current' | 'empty'>, string>> = {
  earlier: `The data is of an earlier version of Rasoi than ${VERSION}. Start Rasoi once: that brings the data up to it.`,
  other: `The data is of another version of Rasoi than ${VERSION}. Use the version that has served it.`,
};

/**
 * Runs a command's task on the data of a kitchen that has served.
 * @param anyVersion whether the task can do with the data of another version
 * @throws NoKitchen, StartError if the data or the database can't be used
 */
export async function withKitchen<T>(
  settings: ServerSettings,
  task: (url: string) => Promise<T>,
  { anyVersion = false } = {},
): Promise<T> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl === undefined) await checkCluster(settings);
  return withDatabaseServer(settings, async (url) => {
    const state = await withLongWork({ url }, (database) =>
      schemaState(database, join(PROJECT_FOLDER, 'server/db/migrations')),
    );
    if (state === 'empty')
      throw new NoKitchen(
        `There is no kitchen in ${databaseUrl === undefined ? dataFolder : 'the database of DATABASE_URL'} yet. Start Rasoi first.`,
      );
    if (state !== 'current' && !anyVersion) throw new StartError(REFUSALS[state]);
    return task(url);
  });
}

/** Refuses a folder without data before a database is made in it, and one that this user can't read. */
async function checkCluster(settings: ServerSettings): Promise<void> {
  const { dataFolder } = settings;
  const found = await stat(dataFolder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw folderError('RASOI_DATA', error, dataFolder);
  });
  if (found && !found.isDirectory())
    throw new StartError(`RASOI_DATA: ${dataFolder} is a file, not a folder.`);
  if (found)
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
      throw new StartError(
        `This user may not read ${dataFolder}. Run the command as the user that Rasoi runs as, or set RASOI_DATA to its folder.`,
      );
    });
  if (!found || !(await hasCluster(postgresFolder(settings))))
    throw new NoKitchen(`There is no kitchen in ${dataFolder} yet. Start Rasoi first.`);
}

/**
 * Runs a command's task with the URL of the settings' database, and starts the embedded one for it if no Rasoi is running.
 * @throws StartError if the database can't be used
 */
export async function withDatabaseServer<T>(
  settings: ServerSettings,
  task: (url: string) => Promise<T>,
): Promise<T> {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (databaseUrl !== undefined) {
    return task(databaseUrl).catch((error: unknown) => {
      const isUnusable =
        (error instanceof pg.DatabaseError && !MISTAKE.test(error.code ?? '')) || isConnectionFailure(error);
      throw isUnusable ? databaseStartError(error, databaseUrl) : error;
    });
  }
  const folder = postgresFolder(settings);
  const running = (await hasCluster(folder)) ? await runningServerUrl(folder) : undefined;
  if (running !== undefined) return task(running);
  const server = await startEmbedded({ folder, log });
  try {
    return await task(server.url);
  } finally {
    await server.stop();
  }
}
