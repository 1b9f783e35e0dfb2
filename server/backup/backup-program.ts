// npm run backup [file], npm run restore file and npm run export [folder]
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { prepareDataFolder } from '#server/data-folder.ts';
import { isConnectionFailure, withDatabase } from '#server/db/connection.ts';
import { DatabaseStartError } from '#server/db/embedded/report.ts';
import { hasCluster, runningServerUrl } from '#server/db/embedded/running-server.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { openFileStore } from '#server/open-file-store.ts';
import type { Settings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings, SettingsError } from '#server/settings/read-settings.ts';
import { VERSION } from '#server/settings/version.ts';
import { databaseStartError, StartError } from '#server/start-error.ts';
import { BackupError } from './archive.ts';
import { exportEverything } from './export.ts';
import { archiveName, makeBackup, nameOfMoment } from './make-backup.ts';
import { folderPlace } from './places.ts';
import { beginRecord } from './records.ts';
import { restoreBackup } from './restore-backup.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };
const postgresFolder = (settings: Settings) => join(settings.dataFolder, 'postgres');

/** Runs the task with the URL of the settings' database, and starts the embedded one for it if no Rasoi is running. */
async function withDatabaseServer<T>(settings: Settings, task: (url: string) => Promise<T>): Promise<T> {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (databaseUrl !== undefined) {
    return task(databaseUrl).catch((error: unknown) => {
      throw error instanceof pg.DatabaseError || isConnectionFailure(error)
        ? databaseStartError(error, databaseUrl)
        : error;
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

async function backup(settings: Settings, given: string | undefined): Promise<void> {
  if (settings.databaseUrl === undefined && !(await hasCluster(postgresFolder(settings))))
    throw new BackupError(`There is nothing to back up in ${settings.dataFolder}.`);
  const { passphrase } = settings.backup;
  const file = resolve(given ?? join(settings.dataFolder, 'backups', archiveName(new Date(), passphrase)));
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const made = await withDatabaseServer(settings, (databaseUrl) =>
    withDatabase({ url: databaseUrl }, async (database) =>
      makeBackup({
        source: { databaseUrl, store: openFileStore(settings), version: VERSION },
        passphrase,
        place: folderPlace(dirname(file)),
        name: basename(file),
        record: await beginRecord(database, 'command', new Date()),
        clock: () => new Date(),
      }),
    ),
  );
  print(`${file}: ${made.rows.orders} orders, ${made.files} files, ${Math.ceil(made.bytes / 1000)} kB.`);
  if (made.missing.length > 0)
    print(`Not found in the file store, so not in the backup: ${made.missing.join(', ')}`);
}

async function restore(settings: Settings, file: string | undefined): Promise<void> {
  if (file === undefined || !existsSync(file)) throw new BackupError('Name the backup: npm run restore file');
  const folder = postgresFolder(settings);
  const files = join(settings.dataFolder, 'files');
  const isNew = settings.databaseUrl === undefined;
  for (const place of [...(isNew ? [folder] : []), ...(settings.s3 ? [] : [files])])
    if (!(await isEmpty(place)))
      throw new BackupError(
        `${place} is not empty. Restore into an empty data folder: nothing is ever overwritten.`,
      );
  await prepareDataFolder(settings.dataFolder);
  try {
    const contents = await withDatabaseServer(settings, (databaseUrl) =>
      restoreBackup(
        {
          databaseUrl,
          store: openFileStore(settings),
          migrationsFolder: join(PROJECT_FOLDER, 'server/db/migrations'),
        },
        createReadStream(file),
        settings.backup.passphrase,
      ),
    );
    print(`Restored as of ${contents.createdAt}: ${contents.rows.orders} orders, ${contents.files} files.`);
    if ((contents.rows.invoices ?? 0) > 0)
      print(
        'If invoices were issued after this backup: take the next letter for their numbers in Settings > Taxes.',
      );
  } catch (error) {
    if (!settings.s3) await rm(files, { recursive: true, force: true });
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Exports into a new or empty folder, so that an export never mixes with other files. */
async function exportTo(settings: Settings, given: string | undefined): Promise<void> {
  if (settings.databaseUrl === undefined && !(await hasCluster(postgresFolder(settings))))
    throw new BackupError(`There is nothing to export in ${settings.dataFolder}.`);
  const folder = resolve(given ?? join(settings.dataFolder, 'exports', nameOfMoment(new Date())));
  if (!(await isEmpty(folder))) throw new BackupError(`${folder} is not empty. Choose another folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { documents, files, missing } = await withDatabaseServer(settings, (url) =>
    withDatabase({ url }, (database) => exportEverything(database, openFileStore(settings), folder)),
  );
  print(`${folder}: ${documents.orders} orders, ${files} files.`);
  if (missing.length > 0) print(`Not found in the file store: ${missing.join(', ')}`);
}

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  );

type Task = (settings: Settings, given: string | undefined) => Promise<void>;
const TASKS: Readonly<Record<string, Task>> = { backup, restore, export: exportTo };

const isOneLineError = (error: unknown): error is Error =>
  [BackupError, SettingsError, StartError, DatabaseStartError].some((kind) => error instanceof kind);

try {
  if (existsSync(join(PROJECT_FOLDER, '.env'))) process.loadEnvFile(join(PROJECT_FOLDER, '.env'));
  const settings = readSettings(process.env);
  const [task, file] = process.argv.slice(2);
  await (TASKS[task ?? ''] ?? backup)(settings, file);
} catch (error) {
  process.stderr.write(
    `${isOneLineError(error) ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exitCode = 1;
}
