// What the commands backup, restore and export do (server/commands/list.ts).
import { constants, createReadStream, existsSync } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { withLongWork } from '#server/db/connection.ts';
import { openFileStore } from '#server/integrations/open-file-store.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { VERSION } from '#server/settings/version.ts';
import { postgresFolder, withDatabaseServer, withKitchen } from '#server/start/command-database.ts';
import { prepareDataFolder } from '#server/start/data-folder.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import { BackupError } from './archive.ts';
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

/** Makes a backup, in a file or where the settings say. The data may be of another version: an upgrade backs it up. */
export async function backUp(settings: ServerSettings, given: string | undefined): Promise<void> {
  const { passphrase } = settings.backup;
  const file = given === undefined ? undefined : resolve(given);
  if (file !== undefined && existsSync(file))
    throw new BackupError(`${file} exists already. Choose another name.`);
  if (file !== undefined) await makeWritable(dirname(file));
  const place = file === undefined ? placeOf(settings) : folderPlace(dirname(file));
  const make = (databaseUrl: string) =>
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
    );
  const made = await withKitchen(settings, make, { anyVersion: true });
  print(
    `${made.place}: ${made.rows.orders} orders, ${made.files} files, ${Math.ceil(made.bytes / 1000)} kB.`,
  );
  if (made.missing.length > 0)
    print(`Not found in the file store, so not in the backup: ${made.missing.join(', ')}`);
}

/** Fills an empty database and folder from an archive. */
export async function restore(
  settings: ServerSettings,
  file: string,
  { plain, aside }: { plain: boolean; aside: boolean },
): Promise<void> {
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
export async function exportAll(settings: ServerSettings, given: string | undefined): Promise<void> {
  const folder = resolve(given ?? join(settings.dataFolder, 'exports', nameOfMoment(new Date())));
  if (!(await isEmpty(folder))) throw new BackupError(`${folder} is not empty. Choose another folder.`);
  const { documents, files, missing } = await withKitchen(settings, async (url) => {
    await makeWritable(folder);
    return withLongWork({ url }, (database) => exportEverything(database, openFileStore(settings), folder));
  });
  print(`${folder}: ${documents.orders} orders, ${files} files.`);
  if (missing.length > 0) print(`Not found in the file store: ${missing.join(', ')}`);
}

/** Makes a folder unless it is there, and checks that this user may write to it. @throws the error of the file system */
async function makeWritable(folder: string): Promise<void> {
  await makeFolder(folder);
  await access(folder, constants.W_OK);
}

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  );
