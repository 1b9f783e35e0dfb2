import { join } from 'node:path';
import { migrateSafely } from '#server/backup/before-migration.ts';
import { upgradeCluster } from '#server/backup/upgrade-cluster.ts';
import { type DatabaseOptions, withLongWork } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { findPooler } from '#server/db/pooler.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { databaseStartError, StartError } from './start/start-error.ts';

/** The database that the server uses: its own, or that of the settings. */
export interface DatabaseSource extends Pick<DatabaseOptions, 'url' | 'pooler' | 'directUrl'> {
  stop(): Promise<void>;
}

/** Behind a pooler, a connection belongs to nobody between two transactions, so it can't wait for notifications. */
const NO_LISTEN =
  'DATABASE_URL: it leads to a connection pooler, through which LISTEN does not work. Set DATABASE_DIRECT_URL to the database itself, or REDIS_URL.';
const NOT_DIRECT =
  'DATABASE_DIRECT_URL: it leads to a connection pooler, and must lead to the database itself.';

/**
 * Starts the embedded database, or finds out how the one of the settings is reached. As the first use of the latter, it
 * reports all connection problems.
 * @throws StartError
 */
export async function openSource(
  settings: ServerSettings,
  print: (line: string) => void,
): Promise<DatabaseSource> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, redisUrl, dataFolder } = settings;
  if (url === undefined) {
    const log = { info: print, error: print };
    await upgradeCluster(settings, log);
    return startEmbedded({ folder: join(dataFolder, 'postgres'), log });
  }
  const pooler = await findPooler(url).catch((error: unknown) => {
    throw databaseStartError(error, url);
  });
  if (pooler && directUrl === undefined && redisUrl === undefined) throw new StartError(NO_LISTEN);
  if (directUrl !== undefined) {
    const second = await findPooler(directUrl).catch((error: unknown) => {
      throw databaseStartError(error, directUrl, 'DATABASE_DIRECT_URL');
    });
    if (second) throw new StartError(NOT_DIRECT);
  }
  return { url, pooler, directUrl, stop: async () => {} };
}

/**
 * Applies the migrations, on the database itself if its URL is known.
 * @throws StartError
 */
export async function migrateSource(
  source: DatabaseSource,
  settings: ServerSettings,
  print: (line: string) => void,
): Promise<void> {
  const { url, pooler, directUrl } = source;
  const direct = directUrl === undefined ? { url, pooler } : { url: directUrl };
  try {
    await withLongWork(direct, (database) =>
      migrateSafely({
        ...{ database, databaseUrl: direct.url, settings, print },
        migrationsFolder: join(PROJECT_FOLDER, 'server/db/migrations'),
      }),
    );
  } catch (error) {
    const isClear =
      settings.databaseUrl === undefined || error instanceof MigrationError || error instanceof StartError;
    throw isClear ? error : databaseStartError(error, direct.url);
  }
}
