import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '#server/db/embedded/report.ts';

/**
 * Creates a folder that only its user may open, and the folders above it. Node's own `recursive` never ends where a folder
 * exists but takes no subfolders, such as /proc.
 * @throws the error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await make();
    } else if (errorCode(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
}
