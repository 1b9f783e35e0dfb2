import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDemoFolder } from './demo-folder.ts';

const DEMO = { isOn: true, resetMinutes: 120 } as const;

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'rasoi-demo-folder-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

// DEMO-1
it('a demo marks an empty folder, and starts in it again', async () => {
  expect((await openDemoFolder({ demo: DEMO, dataFolder }))?.isMarked()).toBe(true);
  await writeFile(join(dataFolder, 'anything'), '');
  expect((await openDemoFolder({ demo: DEMO, dataFolder }))?.isMarked()).toBe(true);
});

// DEMO-1
it('a demo makes its folder', async () => {
  const folder = join(dataFolder, 'new');
  await openDemoFolder({ demo: DEMO, dataFolder: folder });
  expect(existsSync(join(folder, 'demo.json'))).toBe(true);
});

// DEMO-1
it.each(['postgres', 'demo.json'])('a demo refuses a folder that has %s and no mark', async (name) => {
  await writeFile(join(dataFolder, name), '{}');
  await expect(openDemoFolder({ demo: DEMO, dataFolder })).rejects.toThrow('has data that is no demo');
});

// DEMO-1
it('every other start refuses the folder of a demo, also with a broken mark', async () => {
  expect(await openDemoFolder({ demo: undefined, dataFolder })).toBeUndefined();
  expect(existsSync(join(dataFolder, 'demo.json'))).toBe(false);
  await writeFile(join(dataFolder, 'demo.json'), '');
  await expect(openDemoFolder({ demo: undefined, dataFolder })).rejects.toThrow('is the folder of a demo');
});

// DEMO-5
it('a folder whose mark is gone is no demo any more', async () => {
  const opened = await openDemoFolder({ demo: DEMO, dataFolder });
  await rm(join(dataFolder, 'demo.json'));
  expect(opened?.isMarked()).toBe(false);
});
