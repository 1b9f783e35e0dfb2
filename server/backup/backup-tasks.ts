// backup [file], restore file [--plain] [--aside] and export [folder], of `npm run` and of the command `rasoi`.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { withLongWork } from '#server/db/connection.ts';
import { hasCluster } from '#server/db/embedded/running-server.ts';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { VERSION } from '#server/settings/version.ts';
import { postgresFolder, withDatabaseServer } from '#server/start/command-database.ts';
import { prepareDataFolder } from '#server/start/data-folder.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import { BackupError, PLAIN } from './archive.ts';
import { checkRoom } from './automatic.ts';
import { setDataAside } from './data-aside.ts';
import { exportEverything } from './export.ts';
import { archiveName, makeBackup, nameOfMoment } from './make-backup.ts';
import { folderPlace, placeOf } from './places.ts';
import { beginRecord } from './records.ts';
import { restoreBackup } from './restore-backup.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function backup(settings: ServerSettings, given: string | undefined): Promise<void> {
  if (settings.databaseUrl === undefined && !(await hasCluster(postgresFolder(settings))))
    throw new BackupError(`There is nothing to back up in ${settings.dataFolder}.`);
  const { passphrase } = settings.backup;
  const file = given === undefined ? undefined : resolve(given);
  if (file !== undefined && existsSync(file))
    throw new BackupError(`${file} exists already. Choose another name.`);
  const place = file === undefined ? placeOf(settings) : folderPlace(dirname(file));
  const made = await withDatabaseServer(settings, (databaseUrl) =>
    withLongWork({ url: databaseUrl }, async (database) =>
      makeBackup({
        source: { databaseUrl, store: openFileStore(settings), version: VERSION },
        passphrase,
        place,
        name: file === undefined ? archiveName(new Date(), passphrase) : basename(file),
        prepare: async () => {
          await makeFolder(place.draftFolder);
          await checkRoom(database, place.draftFolder);
        },
        record: await beginRecord(database, 'command', new Date()),
        clock: () => new Date(),
      }),
    ),
  );
  print(
    `${made.place}: ${made.rows.orders} orders, ${made.files} files, ${Math.ceil(made.bytes / 1000)} kB.`,
  );
  if (made.missing.length > 0)
    print(`Not found in the file store, so not in the backup: ${made.missing.join(', ')}`);
}

async function restore(
  settings: ServerSettings,
  file: string | undefined,
  { plain, aside }: { plain: boolean; aside: boolean },
): Promise<void> {
  if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BackupError('Name the backup: npm run restore file');
  const putBack = aside ? await setDataAside(settings) : undefined;
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
        { passphrase: settings.backup.passphrase, plain },
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
    await putBack?.();
    throw error;
  }
}

/** Exports into a new or empty folder, so that an export never mixes with other files. */
async function exportTo(settings: ServerSettings, given: string | undefined): Promise<void> {
  if (settings.databaseUrl === undefined && !(await hasCluster(postgresFolder(settings))))
    throw new BackupError(`There is nothing to export in ${settings.dataFolder}.`);
  const folder = resolve(given ?? join(settings.dataFolder, 'exports', nameOfMoment(new Date())));
  if (!(await isEmpty(folder))) throw new BackupError(`${folder} is not empty. Choose another folder.`);
  await makeFolder(folder);
  const { documents, files, missing } = await withDatabaseServer(settings, (url) =>
    withLongWork({ url }, (database) => exportEverything(database, openFileStore(settings), folder)),
  );
  print(`${folder}: ${documents.orders} orders, ${files} files.`);
  if (missing.length > 0) print(`Not found in the file store: ${missing.join(', ')}`);
}

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  );

/** The option of a restore that first sets aside what the data folder has. */
const ASIDE = '--aside';

export const BACKUP_TASKS = ['backup', 'restore', 'export'] as const;

/**
 * Carries out one of the tasks.
 * @throws BackupError with one line for the person who asked for it
 */
export async function runBackupTask(
  task: (typeof BACKUP_TASKS)[number],
  given: readonly string[],
  settings: ServerSettings,
): Promise<void> {
  const [file] = given.filter((each) => each !== PLAIN && each !== ASIDE);
  if (task === 'backup') await backup(settings, file);
  else if (task === 'export') await exportTo(settings, file);
  else await restore(settings, file, { plain: given.includes(PLAIN), aside: given.includes(ASIDE) });
}
