import { join } from 'node:path';
import pg from 'pg';
import { isConnectionFailure } from '#server/db/connection.ts';
import { hasCluster, runningServerUrl } from '#server/db/embedded/running-server.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { databaseStartError } from './start-error.ts';

const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };

/** The folder of the embedded database. */
export const postgresFolder = (settings: Pick<ServerSettings, 'dataFolder'>) =>
  join(settings.dataFolder, 'postgres');

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
      const isUnusable = error instanceof pg.DatabaseError || isConnectionFailure(error);
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
