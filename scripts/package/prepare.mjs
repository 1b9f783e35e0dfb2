// Makes version, changelog and dump agree, which a release needs, and commits them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, tool } from '../steps.mjs';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
/** The heading of changes that no version has yet. */
const UNRELEASED = '## [Unreleased]\n';

/** @param {string} folder @param {...string} args */
const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** Makes the dump of this version's data (tests/landed-schemas). @param {string} version */
async function makeDump(version) {
  const { code } = await tool('tsx', ['tests/landed-schemas/dump-program.ts', version]);
  if (code !== 0) throw new Failure('The dump of its data could not be made, so nothing was changed.');
}

/** Whether a version comes after another. @param {string} version @param {string} other */
function isAfter(version, other) {
  const [a, b] = [version, other].map((each) => (VERSION.exec(each) ?? []).slice(1).map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

/**
 * Prepares the release of a version: what is under [Unreleased] becomes its section, and package.json, package-lock.json and the
 * dump of its data get its number. All is one commit, so a failure changes nothing.
 * @param {string} folder the project's folder
 * @param {string} version
 * @param {{ dump?: (version: string) => Promise<void>, today?: Date }} [how]
 * @throws Failure that says what to do
 */
export async function prepare(folder, version, { dump = makeDump, today = new Date() } = {}) {
  const file = (/** @type {string} */ name) => join(folder, name);
  const { version: present } = JSON.parse(readFileSync(file('package.json'), 'utf8'));
  if (!VERSION.test(version)) throw new Failure(`"${version}" is no version such as 1.2.3.`);
  if (!isAfter(version, present))
    throw new Failure(`Version ${version} does not come after ${present}, which package.json has.`);
  const changed = git(folder, 'status', '--porcelain').trim();
  if (changed) throw new Failure(`Commit or remove these first:\n${changed}`);
  const changelog = readFileSync(file('CHANGELOG.md'), 'utf8');
  if (changelog.includes(`\n## [${version}]`))
    throw new Failure(`CHANGELOG.md has a section of ${version} already. Name the next version.`);
  const [before = '', after] = changelog.split(UNRELEASED);
  if (!/^- /m.test(after?.split(/^## /m)[0] ?? ''))
    throw new Failure('CHANGELOG.md has nothing under [Unreleased]: write there what changes.');
  await dump(version);
  const section = `## [${version}] - ${today.toISOString().slice(0, 10)}\n`;
  writeFileSync(file('CHANGELOG.md'), `${before}${UNRELEASED}\n${section}${after}`);
  for (const name of ['package.json', 'package-lock.json']) {
    const text = readFileSync(file(name), 'utf8');
    // The first one is the project's own; package-lock.json has it twice.
    const times = name === 'package.json' ? 1 : 2;
    let left = times;
    const raised = text.replaceAll(`"version": "${present}"`, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    );
    writeFileSync(file(name), raised);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '--quiet', '-m', `release: version ${version}`);
  console.log(
    `Version ${version} is committed, with its changes and its dump. Now: RASOI_SIGNING_KEY=… npm run release`,
  );
}
