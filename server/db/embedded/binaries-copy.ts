import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLibraryLinks } from './library-links.ts';
import { runsAsRoot } from './owner.ts';

/**
 * Copies the server's programs to a folder where the server's user can run them. This is needed if that user can't enter
 * the project's folder (it may be below /root), or if that folder is read-only. The copy appears in one rename, and only
 * folders that no other user can write to are trusted. Returns undefined if no folder works.
 */
export async function copyForOwner(
  native: string,
  version: string,
  runs: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  const bases = runsAsRoot()
    ? ['/var/cache/rasoi', '/var/lib/rasoi', '/var/tmp/rasoi', '/tmp/rasoi']
    : [join(homedir(), '.cache', 'rasoi'), join(tmpdir(), `rasoi-${process.getuid?.()}`)];
  for (const base of bases) {
    const folder = await copyInto(base, native, `postgres-${version}`, runs).catch(() => undefined);
    if (folder !== undefined) return folder;
  }
  return undefined;
}

async function copyInto(
  base: string,
  native: string,
  name: string,
  runs: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  await mkdir(base, { recursive: true });
  if ((await lstat(base)).uid === process.getuid?.()) await chmod(base, 0o755);
  if (!(await isOurs(base))) return undefined;
  const folder = join(base, name);
  if ((await isOurs(folder)) && (await runs(folder))) return folder;
  const broken = await lstat(folder).catch(() => undefined);

  const fresh = join(base, `.${name}-${process.pid}-${Date.now()}`);
  try {
    await cp(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await makeLibraryLinks(join(fresh, 'native'));
    await openToReaders(fresh);
    if (broken !== undefined) await rename(folder, `${fresh}.old`).catch(() => undefined);
    // Fails if another start was faster. Its copy is then used.
    await rename(join(fresh, 'native'), folder).catch(() => undefined);
    return (await isOurs(folder)) && (await runs(folder)) ? folder : undefined;
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(`${fresh}.old`, { recursive: true, force: true });
  }
}

/** Leaves out static libraries and build files: a tenth of the package, and not needed to run it. */
function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && !path.endsWith('pkgconfig');
}

async function isOurs(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Makes the files readable for all users: the package may have been installed with a stricter umask. */
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || (entry.isFile() && entry.parentPath.endsWith('bin'))) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, 0o644);
  }
}
