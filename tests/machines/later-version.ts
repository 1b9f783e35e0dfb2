import { cp, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** What a running server reads besides its packages. */
const READ = ['build', 'seed', 'server/db/migrations', 'domain/languages'];

/** Built versions of this checkout that differ as those of two releases do. */
export interface LaterVersion {
  folder: string;
  version: string;
  /** The path of a script that only this checkout serves, and of the one that only the later version serves. */
  scripts: { before: string; after: string };
}

/** Makes a version of this checkout with a higher number, a further migration and another name for a script. */
export async function makeLaterVersion(version: string): Promise<LaterVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-later-'));
  for (const path of READ) await cp(join(PROJECT_FOLDER, path), join(folder, path), { recursive: true });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  const manifest = JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }));
  await writeFile(
    join(folder, 'server/db/migrations/9000-later.sql'),
    'create table later (n int);\nalter table orders add column later int not null default 1;\n',
  );
  const assets = join(folder, 'build/client/assets');
  const before = (await readdir(assets)).find((name) => name.endsWith('.js'));
  if (before === undefined) throw new Error('Nothing is built: npm run build');
  await rename(join(assets, before), join(assets, `later-${before}`));
  return { folder, version, scripts: { before: `/assets/${before}`, after: `/assets/later-${before}` } };
}
