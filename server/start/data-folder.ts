import { chmod, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerSettings } from '#server/settings/list.ts';
import { makeFolder } from './make-folder.ts';
import { withNamelessFile } from './nameless-file.ts';
import { fileError, folderError } from './start-error.ts';

/** Subfolders with people's files. The database closes its own folder. */
const CONTENT_FOLDERS = ['files', 'previews'];

/**
 * Creates the data folder, closes its contents to other users, and checks that it is writable.
 * @throws StartError
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    for (const name of CONTENT_FOLDERS) {
      const path = join(folder, name);
      await makeFolder(path);
      await chmod(path, 0o700);
    }
    await tryWriting(folder);
  } catch (error) {
    throw folderError('RASOI_DATA', error, folder);
  }
}

const tryWriting = (folder: string): Promise<void> =>
  withNamelessFile(folder, (file) =>
    file.writeFile('This file checks whether the disk has space.\n'.repeat(200)),
  );

/**
 * Checks that the log and the backups can be written where the settings say, so that nobody learns it when they are needed.
 * @throws StartError
 */
export async function checkOtherFolders({
  backup,
  operation,
}: Pick<ServerSettings, 'backup' | 'operation'>): Promise<void> {
  const { folder } = backup;
  if (folder !== undefined) {
    try {
      await makeFolder(folder);
      await tryWriting(folder);
    } catch (error) {
      throw folderError('BACKUP_FOLDER', error, folder);
    }
  }
  const { logFile } = operation;
  if (logFile !== undefined) {
    try {
      await makeFolder(dirname(logFile));
      await (await open(logFile, 'a', 0o600)).close();
    } catch (error) {
      throw fileError('LOG_FILE', error, logFile);
    }
  }
}
