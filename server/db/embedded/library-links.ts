import { copyFile, readFile, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './report.ts';

/**
 * Creates the symbolic links of the package's libraries. npm can't pack links, so the package lists them in a file for its
 * install script, which many installs do not run. Returns false if the folder is not writable.
 */
export async function makeLibraryLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  try {
    for (const { source, target } of parseLinks(list)) {
      const link = join(native, '..', target);
      if ((await stat(link).catch(() => undefined)) !== undefined) continue;
      await makeLink(join(native, '..', source), link);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

async function makeLink(source: string, link: string): Promise<void> {
  try {
    // Source and link are always in the same folder, and a relative link survives moving that folder.
    if (dirname(source) !== dirname(link)) throw new Error(`a link across folders: ${link}`);
    await symlink(basename(source), link);
  } catch (error) {
    // Another start was faster, or there is a broken link.
    if (errorCode(error) === 'EEXIST') {
      if ((await stat(link).catch(() => undefined)) !== undefined) return;
      await rm(link, { force: true });
    }
    await copyFile(source, link);
  }
}

function parseLinks(text: string): { source: string; target: string }[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('source' in entry && 'target' in entry)) return [];
    return [{ source: String(entry.source), target: String(entry.target) }];
  });
}
