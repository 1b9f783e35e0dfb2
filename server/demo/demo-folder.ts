import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerSettings } from '#server/settings/list.ts';
import { isPackaged } from '#server/settings/own-command.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import { folderError, StartError } from '#server/start/start-error.ts';

/** The file that marks a data folder as that of a demo, with this content. */
const MARK = 'demo.json';
const CONTENT = `${JSON.stringify({ rasoi: 'demo' })}\n`;

/** A data folder that is marked as that of a demo, of a server that was started as one. Only this file makes it. */
export interface DemoFolder {
  readonly folder: string;
  /** Whether it is still marked. */
  isMarked(): boolean;
}

function isMarked(folder: string): boolean {
  try {
    return readFileSync(join(folder, MARK), 'utf8') === CONTENT;
  } catch {
    return false;
  }
}

/**
 * Checks that a demo and a real kitchen never share a data folder (DEMO-1): a demo starts only in its own or in an empty one,
 * which it marks; every other start is refused in a folder with any mark.
 * @returns the folder of a demo; undefined for every other kitchen
 * @throws StartError
 */
export async function openDemoFolder({
  demo,
  dataFolder: folder,
}: Pick<ServerSettings, 'demo' | 'dataFolder'>): Promise<DemoFolder | undefined> {
  if (!demo) {
    if (!existsSync(join(folder, MARK))) return undefined;
    throw new StartError(
      `RASOI_DATA: ${folder} is the folder of a demo, which is emptied again and again. Name another one, or start the demo with ${isPackaged ? 'RASOI_DEMO=1' : '`npm start -- --demo`'}.`,
    );
  }
  if (!isMarked(folder)) await mark(folder);
  return { folder, isMarked: () => isMarked(folder) };
}

async function mark(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const found = await readdir(folder);
    if (found.length > 0)
      throw new StartError(
        `RASOI_DATA: ${folder} has data that is no demo's, and a demo would delete it. Name an empty folder for the demo.`,
      );
    await writeFile(join(folder, MARK), CONTENT, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw error instanceof StartError ? error : folderError('RASOI_DATA', error, folder);
  }
}
