/**
 * Measures whether the tests of domain/ notice a changed rule: Stryker changes one expression at a time (`<` to `<=`, a
 * condition to true, a block to nothing) in a copy of the project and runs the tests that reach it. Prints how many changes
 * each folder's tests notice, and ends with code 1 if a folder is below its floor. `--only=money,taxes` tries some folders, and
 * `--survivors` prints the changes that no test noticed. What the run before has tried is not tried again.
 * Stryker comes from the npm registry when the bench runs: it would double what a kitchen's machine installs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { copyOfProject } from './parts/project-copy.ts';

/** The last version that runs on Node 20. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const LONGEST_HOURS = 2;
/** Percent of the changes that tests must notice, where money or a promise hangs on a rule, and elsewhere. */
const FLOOR = { most: 90, other: 80 };
const MOST_NOTICED = ['money.ts', 'taxes', 'ledger', 'invoices', 'plans', 'slots', 'orders/pricing.ts'];
/** What the run before found. */
const BEFORE = join(PROJECT_FOLDER, 'node_modules/.cache/mutants.json');

interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError';
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}
interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, survivors: { type: 'boolean' } } });

/** The folder, or file, of domain/ that a file is counted with. */
function roomOf(file: string): string {
  const path = file.replace(/^domain\//, '');
  return MOST_NOTICED.find((room) => path === room) ?? path.replace(/\/.*/, '');
}

/** What Stryker is told, for the folders or files of domain/ that are to be tried. */
const configFor = (rooms: readonly string[], found: string) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'mutants.vitest.config.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    ...rooms.map((room) => `domain/${room.endsWith('.ts') ? room : `${room}/**/*.ts`}`),
    '!**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // What is computed once, when a module is loaded, is words and lists for the most part; a change of it runs every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'mutants-before.json',
  reporters: ['json'],
  jsonReporter: { fileName: found },
  inPlace: true,
  timeoutMS: 30_000,
});

/** Runs Stryker in a copy. @returns what it found */
function tryMutants(rooms: readonly string[]): Report {
  const copy = copyOfProject('mutants');
  // Hard links: Stryker is added to the copy only.
  execFileSync('cp', ['-al', join(PROJECT_FOLDER, 'node_modules'), copy]);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...quiet, ...STRYKER], { cwd: copy, stdio: 'ignore' });
  const [before, found] = [join(copy, 'mutants-before.json'), join(copy, 'mutants.json')];
  if (existsSync(BEFORE)) copyFileSync(BEFORE, before);
  writeFileSync(
    join(copy, 'mutants.vitest.config.mjs'),
    `export default { test: { include: ['domain/**/*.test.ts'], isolate: false, testTimeout: 60_000 } };\n`,
  );
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(configFor(rooms, found)));
  const timeout = LONGEST_HOURS * 3_600_000;
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const { status } = spawnSync('npx', ['stryker', 'run'], { cwd: copy, stdio: [...stdio], timeout });
  if (!existsSync(found))
    throw new Error(`Stryker ended with ${status ?? `nothing within ${LONGEST_HOURS} hours`}`);
  mkdirSync(dirname(BEFORE), { recursive: true });
  copyFileSync(before, BEFORE);
  return JSON.parse(readFileSync(found, 'utf8'));
}

/** How many changes of a folder have a state. */
const count = (mutants: readonly Mutant[], ...states: Mutant['status'][]): number =>
  mutants.filter(({ status }) => states.includes(status)).length;

const { files } = tryMutants(values.only?.split(',') ?? ['**']);
const rooms = new Map<string, Mutant[]>();
for (const [file, { mutants }] of Object.entries(files))
  rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), ...mutants]);
console.log(`Load ${loadavg()[0]?.toFixed(0)}\n`);
console.log(
  '| in domain/ | changes | noticed | not noticed | reached by no test | % |\n|---|---|---|---|---|---|',
);
for (const [room, mutants] of [...rooms].sort()) {
  const noticed = count(mutants, 'Killed', 'Timeout');
  const [survived, unreached] = [count(mutants, 'Survived'), count(mutants, 'NoCoverage')];
  const all = noticed + survived + unreached;
  if (all === 0) continue;
  const percent = (100 * noticed) / all;
  const floor = MOST_NOTICED.includes(room) ? FLOOR.most : FLOOR.other;
  if (percent < floor) process.exitCode = 1;
  const cells = [
    room,
    all,
    noticed,
    survived,
    unreached,
    percent.toFixed(0) + (percent < floor ? ` (< ${floor})` : ''),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
if (values.survivors)
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status, location, mutatorName, replacement } of mutants)
      if (status === 'Survived' || status === 'NoCoverage')
        console.log(
          `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement ?? ''} (${status})`,
        );
