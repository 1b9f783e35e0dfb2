import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How files of trials begin, also those of earlier versions, which a kill could leave behind. */
const TRIAL = /^\.(trial|speed)-/;

/**
 * Runs a task with a new file in a folder that has lost its name already: whenever the process ends, nothing of it is left.
 * @throws the error of the file system
 */
export async function withNamelessFile<T>(
  folder: string,
  task: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const path = join(folder, `.trial-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    const left = (await readdir(folder)).filter((name) => TRIAL.test(name));
    for (const name of left) await rm(join(folder, name), { force: true });
    return await task(file);
  } finally {
    await file.close();
  }
}
