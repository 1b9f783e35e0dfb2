import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDeb } from '#scripts/package/deb.mjs';
import { ARCHITECTURES, makeTree } from '#scripts/package/tree.mjs';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const run = promisify(execFile);

export const AT = new Date('2026-11-28T00:00:00Z');
/** The architecture of this machine, by Debian's name. */
export const [HERE] = Object.entries(ARCHITECTURES).find(([, cpu]) => cpu === process.arch) ?? ['amd64'];

/** A version that is packed from this checkout: with another number, and what else is different about it. */
export interface PackedVersion {
  version: string;
  /** Files of its tree that are other than those of this checkout. */
  files?: Readonly<Record<string, string>>;
}

/** Files of a version that changes the data, and of one that can't start. */
export const MIGRATION = { 'server/db/migrations/9000-later.sql': 'create table later (n int);\n' };
export const BROKEN = { 'build/server/index.js': 'throw new Error("a broken build");\n' };

/** The tree of this checkout for an architecture, made once in the shared folder. Nothing may be changed in it. */
export async function treeOf(shared: string, cpu: 'x64' | 'arm64'): Promise<string> {
  const tree = join(shared, `tree-${cpu}`);
  if (!existsSync(tree)) {
    const made = `${tree}.new`;
    await makeTree({ root: PROJECT_FOLDER, cache: join(shared, 'cache'), to: made, cpu, at: AT });
    renameSync(made, tree);
  }
  return tree;
}

/**
 * Packs versions of the same tree into a folder. Returns their files, in the order that is given.
 * @param shared a folder that keeps the tree for others
 */
export async function packVersions(
  { shared, folder }: { shared: string; folder: string },
  versions: readonly PackedVersion[],
): Promise<string[]> {
  const tree = await treeOf(shared, ARCHITECTURES[HERE] ?? 'x64');
  const made: string[] = [];
  for (const { version, files = {} } of versions) {
    const own = join(folder, `tree-${version}`);
    await run('cp', ['-al', tree, own]);
    const manifest = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
    const changed = { ...files, 'package.json': JSON.stringify({ ...manifest, version }) };
    for (const [path, text] of Object.entries(changed)) {
      // The file of the tree is a link to that of all versions.
      rmSync(join(own, path), { force: true });
      writeFileSync(join(own, path), text);
    }
    const task = { root: PROJECT_FOLDER, tree: own, to: folder, version, architecture: HERE, at: AT };
    made.push(await makeDeb({ ...task, quick: true }));
    rmSync(own, { recursive: true });
  }
  return made;
}
