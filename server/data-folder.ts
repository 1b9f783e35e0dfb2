import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderError } from './start-error.ts';

/** Subfolders of the data folder that hold what people have sent; the database keeps its own closed. */
const OF_PEOPLE = ['files', 'previews'];

/**
 * Creates the data folder, closes its contents to other users, and checks that it can be written.
 * @throws StartError
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of OF_PEOPLE) {
      const path = join(folder, name);
      await mkdir(path, { recursive: true, mode: 0o700 });
      await chmod(path, 0o700);
    }
    const trial = join(folder, `.trial-${process.pid}`);
    await writeFile(trial, 'This file is a trial of whether there is room.\n'.repeat(200), { mode: 0o600 });
    await rm(trial);
  } catch (error) {
    throw dataFolderError(error, folder);
  }
}
