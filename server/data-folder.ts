import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderError } from './start-error.ts';

/** Subfolders with people's files. The database closes its own folder. */
const CONTENT_FOLDERS = ['files', 'previews'];

/**
 * Creates the data folder, closes its contents to other users, and checks that it is writable.
 * @throws StartError
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of CONTENT_FOLDERS) {
      const path = join(folder, name);
      await mkdir(path, { recursive: true, mode: 0o700 });
      await chmod(path, 0o700);
    }
    const trial = join(folder, `.trial-${process.pid}`);
    await writeFile(trial, 'This file checks whether the disk has space.\n'.repeat(200), { mode: 0o600 });
    await rm(trial);
  } catch (error) {
    throw dataFolderError(error, folder);
  }
}
