import { type LongWorkDatabase, withLongWork } from '#server/db/connection.ts';
import { errorMessage } from '#server/db/embedded/report.ts';
import { migrate } from '#server/db/migrate.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { StartError } from '#server/start/start-error.ts';
import { backUpByItself } from './automatic.ts';
import { beginRecord } from './records.ts';

export interface SafeMigration {
  database: LongWorkDatabase;
  databaseUrl: string;
  settings: ServerSettings;
  migrationsFolder: string;
  /** Prints a line for the person who starts the server. */
  print(line: string): void;
}

/**
 * Applies the migrations that the database lacks. Before that, it backs up a database that has data.
 * @throws StartError if the backup fails; the database is then as it was
 */
export async function migrateSafely(task: SafeMigration): Promise<void> {
  const { database, settings, migrationsFolder } = task;
  const before = settings.backup.beforeUpgrade ? () => backUp(task) : undefined;
  await migrate(database, migrationsFolder, before);
}

async function backUp({ databaseUrl, settings, print }: SafeMigration): Promise<void> {
  // The connection of the migration keeps other instances waiting meanwhile.
  const clock = () => new Date();
  // A second connection: that of the migration holds its lock, so other instances wait meanwhile.
  try {
    const { place } = await withLongWork({ url: databaseUrl }, async (database) =>
      backUpByItself({
        ...{ database, databaseUrl, settings, clock },
        kind: 'before-upgrade',
        record: await beginRecord(database, 'migration', clock()),
      }),
    );
    print(`Backed up before the upgrade: ${place}`);
  } catch (error) {
    throw new StartError(
      `The backup before the upgrade failed, so nothing was changed: ${errorMessage(error)} BACKUP_BEFORE_UPGRADE=0 upgrades without it.`,
      { cause: error },
    );
  }
}
