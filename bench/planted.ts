/**
 * Measures whether random histories find faults. Each patch of tests/model/planted is applied to a copy of the project, where 300
 * histories run until one fails. First they run without a patch, and must not fail. Prints a table, and ends with code 1 if
 * a fault was not found. `--only=05,08` tries some patches; HISTORIES and HISTORY_SEED change how many histories run, and which.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { cut } from '#domain/cutting.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { copyOfProject, git } from './parts/project-copy.ts';

const FAULTS = join(PROJECT_FOLDER, 'tests/model/planted');
const { HISTORIES = '300' } = process.env;
/** Characters of what is wrong: a refusal may hold a whole document. */
const MOST_WORDS = 120;
const NOT_FOUND = 'not found';

async function runHistories(folder: string): Promise<{ code: number | null; output: string }> {
  // In CI a failed test runs twice.
  const env = { ...process.env, HISTORIES, CI: '', NO_COLOR: '1' };
  const program = join(folder, 'node_modules/.bin/vitest');
  const vitest = spawn(program, ['run', 'tests/model/histories.test.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => vitest.kill();
  process.once('exit', stop);
  let output = '';
  for (const stream of [vitest.stdout, vitest.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    vitest.once('error', reject).once('close', resolve);
  });
  process.off('exit', stop);
  return { code, output: stripVTControlCharacters(output) };
}

interface Found {
  isFound: boolean;
  /** After how many histories, or why it was not found. */
  after: string;
  /** The shortest history that shows it, and what is wrong after it. */
  history: string;
}

/** Reads what fast-check says of a run. A run that fails in another way, such as by its time limit, has found nothing. */
function readFinding({ code, output }: Awaited<ReturnType<typeof runHistories>>): Found {
  if (code === 0) return { isFound: false, after: NOT_FOUND, history: '' };
  const [, after] = /Property failed after (\d+) tests/.exec(output) ?? [];
  if (after === undefined) {
    const why = output.split('\n').find((line) => /Error: /.test(line)) ?? 'nothing was said';
    return { isFound: false, after: `${NOT_FOUND}: the run failed`, history: why.trim() };
  }
  const [, commands = ''] = /Counterexample: \[(.*)\]/.exec(output) ?? [];
  const [, wrong = ''] = /(?:Got|Caused by:?) (?:Error: )?(.+)/.exec(output) ?? [];
  const history = commands.replace(/\s*\/\*replayPath=.*?\*\//, '');
  return {
    isFound: true,
    after,
    history: wrong ? `${history}: ${cut(wrong.trim(), MOST_WORDS, '…')}` : history,
  };
}

/** Plants a fault in the copy, lets the histories run, and takes it out again. */
async function tryFault(folder: string, patch: string): Promise<Found> {
  git(folder, 'apply', patch);
  try {
    return readFinding(await runHistories(folder));
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
const without = readFinding(await runHistories(copy));
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
