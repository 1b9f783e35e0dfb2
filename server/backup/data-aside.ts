import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCluster, runningServerUrl } from '#server/db/embedded/running-server.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import { BackupError } from './archive.ts';
import { nameOfMoment } from './make-backup.ts';

/** What a restore fills: the embedded database, and uploaded files. Backups stay where they are. */
const FILLED = ['postgres', 'files'];

/**
 * Moves the data of the folder into a folder beside it, so that a backup can be restored in its place. Nothing is deleted.
 * @returns a function that moves it back
 * @throws BackupError while Rasoi runs, and where the data is not in the folder
 */
export async function setDataAside(
  settings: Pick<ServerSettings, 'dataFolder' | 'databaseUrl' | 's3'>,
): Promise<() => Promise<void>> {
  const { dataFolder, databaseUrl, s3 } = settings;
  if (databaseUrl !== undefined || s3)
    throw new BackupError('--aside is for data in RASOI_DATA. Name an empty database or bucket instead.');
  const postgres = join(dataFolder, 'postgres');
  if ((await hasCluster(postgres)) && (await runningServerUrl(postgres).catch(() => undefined)))
    throw new BackupError('Rasoi runs. Stop it first.');
  const aside = join(dataFolder, `aside-${nameOfMoment(new Date())}`);
  await makeFolder(aside);
  const moved = FILLED.filter((name) => existsSync(join(dataFolder, name)));
  for (const name of moved) await rename(join(dataFolder, name), join(aside, name));
  process.stdout.write(`The data until now is in ${aside}.\n`);
  return async () => {
    for (const name of moved) await rename(join(aside, name), join(dataFolder, name));
  };
}
