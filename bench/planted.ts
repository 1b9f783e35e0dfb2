/**
 * Measures whether random histories find faults. Each patch of tests/model/planted is applied to a copy of the project, where 300
 * histories run until one fails. First they run without a patch, and must not fail. Prints a table, and ends with code 1 if
 * a fault was not found. `--only=05,08` tries some patches; HISTORIES and HISTORY_SEED change how many histories run, and which.
 */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Found, NOT_FOUND, readFinding, runHistories } from './parts/histories.ts';
import { copyOfProject, git } from './parts/project-copy.ts';

const FAULTS = join(PROJECT_FOLDER, 'tests/model/planted');
const { HISTORIES = '300' } = process.env;

/** Plants a fault in the copy, lets the histories run, and takes it out again. */
async function tryFault(folder: string, patch: string): Promise<Found> {
  git(folder, 'apply', patch);
  try {
    return readFinding(await runHistories(folder, { HISTORIES }));
  } finally {
    git(folder, 'apply', '--reverse', patch);
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const patches = readdirSync(FAULTS).filter((name) => !only || only.some((number) => name.startsWith(number)));
if (patches.length === 0) throw new Error(`There is no such fault in ${FAULTS}`);
const copy = copyOfProject('planted');
symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(copy, 'node_modules'));
const without = readFinding(await runHistories(copy, { HISTORIES }));
if (without.after !== NOT_FOUND)
  throw new Error(`The histories fail without a fault too (${without.after}): ${without.history}`);
console.log(`Load ${loadavg()[0]?.toFixed(0)}, at most ${HISTORIES} histories each\n`);
console.log('| fault | found after | the shortest history |\n|---|---|---|');
for (const name of patches.sort()) {
  const patch = join(FAULTS, name);
  const [fault = name] = readFileSync(patch, 'utf8').split('\n');
  const { isFound, after, history } = await tryFault(copy, patch);
  console.log(`| ${[fault, after, history].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  if (!isFound) process.exitCode = 1;
}
