import { chmod, mkdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLibraryLinks } from './library-links.ts';
import { makeFolder } from './test-process.ts';

let folder: string;
let native: string;
beforeEach(async () => {
  folder = await makeFolder();
  native = join(folder, 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true }));

it('the links that the package lists are made, also on a repeat', async () => {
  expect(await makeLibraryLinks(native)).toBe(true);
  expect(await makeLibraryLinks(native)).toBe(true);
  expect(await readlink(join(native, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  expect(await readFile(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});

it('a broken link is replaced', async () => {
  await symlink('gone', join(native, 'lib', 'libpq.so'));
  expect(await makeLibraryLinks(native)).toBe(true);
  expect(await readFile(join(native, 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

it.skipIf(process.getuid?.() === 0)('an unwritable folder is reported', async () => {
  await chmod(join(native, 'lib'), 0o500);
  expect(await makeLibraryLinks(native)).toBe(false);
  await chmod(join(native, 'lib'), 0o700);
});
