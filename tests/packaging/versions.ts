import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDeb } from '#scripts/package/deb.mjs';
import { ARCHITECTURES, makeTree } from '#scripts/package/tree.mjs';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const run = promisify(execFile);

export const AT = new Date('2026-11-28T00:00:00Z');
const [HERE] = Object.entries(ARCHITECTURES).find(([, cpu]) => cpu === process.arch) ?? ['amd64'];

/** A version that is packed from this checkout: with another number, and what else is different about it. */
export interface PackedVersion {
  version: string;
  /** Files of its tree that are other than those of this checkout. */
  files?: Readonly<Record<string, string>>;
}

/** The tree of this checkout for this machine, made once. */
async function treeHere(folder: string): Promise<string> {
  const tree = join(folder, 'tree');
  if (!existsSync(tree))
    await makeTree({
      root: PROJECT_FOLDER,
      cache: join(folder, 'cache'),
      to: tree,
      cpu: ARCHITECTURES[HERE] ?? 'x64',
      at: AT,
    });
  return tree;
}

/** Packs versions of the same tree. Returns their files, in the order that is given. */
export async function packVersions(folder: string, versions: readonly PackedVersion[]): Promise<string[]> {
  const tree = await treeHere(folder);
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
