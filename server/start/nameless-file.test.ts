import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withNamelessFile } from './nameless-file.ts';

// DOCTOR-3
it('a file of a trial is not in the folder while it is written, and what a killed trial has left goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-nameless-'));
  for (const name of ['.speed-1', '.trial-2', 'files']) await writeFile(join(folder, name), 'x');
  const seen = await withNamelessFile(folder, async (file) => {
    await file.write('a page');
    return readdir(folder);
  });
  expect([seen, await readdir(folder)]).toEqual([['files'], ['files']]);
  await rm(folder, { recursive: true });
});
