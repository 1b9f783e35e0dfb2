// What a stranger types on a server by docs/install.md, up to the first order, in a Debian without a network of its own but one
// that is made for it: so its ports 80 and 443 are free, and an ordinary user may not listen on them.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** One step of the way, with the seconds since the package was there. */
export interface StrangerStep {
  seconds: number;
  did: string;
}

/** The way, and what was seen on it. */
export interface StrangersHour {
  steps: StrangerStep[];
  /** What `rasoi status` printed. */
  status: string;
  /** How the browser's page and all that it loaded came, such as `h2`. */
  protocols: string[];
  /** The order's number, as the customer and then the owner saw it. */
  ordered: string;
  ownerSaw: string;
}

/** What the program of the way is told. */
export interface StrangerTask {
  /** The folder of the Debian, in which the package lies as `/tmp/<file>`. */
  root: string;
  packageFile: string;
  /** The executable of a Chromium. */
  browser: string;
}

/** The commands that docs/install.md has for the server itself: all of its first block but the first, which is for another machine. */
export function installCommands(packageFile: string): string[] {
  const text = readFileSync(join(PROJECT_FOLDER, 'docs/install.md'), 'utf8');
  const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(text) ?? [];
  return block
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\s+#.*$/, '').replace('rasoi_VERSION_amd64.deb', packageFile));
}

/** The steps in the table of docs/install.md, with the file of this package. */
export function writtenSteps(packageFile: string): string[] {
  const text = readFileSync(join(PROJECT_FOLDER, 'docs/install.md'), 'utf8');
  const [, table = ''] = /^\| step \|[^\n]*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return Array.from(table.matchAll(/^\| `([^`]+)` \|/gm), ([, step = '']) =>
    step.replace('rasoi_VERSION_amd64.deb', packageFile),
  );
}

/** The size of a released package that docs/install.md names (bytes). */
export function writtenSize(): number {
  const text = readFileSync(join(PROJECT_FOLDER, 'docs/install.md'), 'utf8');
  return Number(/a released one has about (\d+) MB/.exec(text)?.[1]) * 1_000_000;
}

/**
 * Goes the whole way in a process that has a network of its own.
 * @throws if a command fails, or if a page does not show what it should
 */
export async function strangersHour(task: StrangerTask): Promise<StrangersHour> {
  const program = join(import.meta.dirname, 'stranger-program.ts');
  const node = [process.execPath, '--import', 'tsx', program, JSON.stringify(task)];
  const { stdout } = await promisify(execFile)('unshare', ['--net', ...node], {
    cwd: PROJECT_FOLDER,
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout);
}
