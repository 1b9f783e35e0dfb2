// The parts of a release: may it be made, what is in it, and its files. scripts/release.mjs puts them together.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack as tar } from 'tar-stream';
import { KEY_FILE } from './package/feed.mjs';
import { Failure } from './steps.mjs';

/** Folders of the repository that a kitchen does not run. Tests beside the sources are left out too. */
const NOT_RUN = /^(tests|bench|\.ci)\/|\.test\.tsx?$/;
/** The build, which git does not track. `.made-of` tells `npm start` that nothing has to be built. */
const BUILT = [
  'build/app',
  'build/client',
  'build/commands',
  'build/printer',
  'build/server',
  'build/worker',
  'build/.made-of',
];

/** What makes version, changelog and dump agree. */
const PREPARE = 'Prepare the next version first: npm run release -- prepare 1.2.3';

/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });

/**
 * The version to release and the time of its commit.
 * @param {string} folder the project's folder
 * @throws Failure if files are not committed, or the version was released before
 */
export function releasable(folder) {
  const { version } = readJson(folder, 'package.json');
  const changed = git(folder, 'status', '--porcelain').trim();
  if (changed) throw new Failure(`A release is made of committed files only. Not committed:\n${changed}`);
  if (git(folder, 'tag', '--list', `v${version}`).trim() || existsSync(join(folder, 'release', version))) {
    throw new Failure(`Version ${version} exists already. ${PREPARE}`);
  }
  return { version, committed: new Date(git(folder, 'log', '-1', '--format=%cI').trim()) };
}

/**
 * Refuses a release without the dump of its data, on which later versions are tested (tests/landed-schemas/README.md).
 * @param {string} folder the project's folder @param {string} version
 * @throws Failure without one, or with one of other migrations
 */
export function checkDump(folder, version) {
  const dump = `tests/landed-schemas/${version}`;
  if (![`${dump}.json`, `${dump}.tar.gz`].every((file) => existsSync(join(folder, file)))) {
    throw new Failure(`The release has no dump of its data (${dump}.tar.gz). ${PREPARE}`);
  }
  const dumped = Object.keys(readJson(folder, `${dump}.json`).migrations);
  const present = readdirSync(join(folder, 'server/db/migrations')).map((file) => file.replace(/\.sql$/, ''));
  if (dumped.sort().join() !== present.sort().join()) {
    throw new Failure(`The dump ${dump}.tar.gz has other migrations than the release. ${PREPARE}`);
  }
}

/**
 * The section of a version in a changelog in the form of keepachangelog.com, without its heading.
 * @param {string} changelog @param {string} version
 * @throws Failure without one, or with an empty one
 */
export function changesOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`[${version}] - `));
  const text = found?.slice(found.indexOf('\n')).trim();
  if (!text)
    throw new Failure(`CHANGELOG.md has no section "## [${version}] - <date>" with entries. ${PREPARE}`);
  return `${text}\n`;
}

/**
 * The paths of a release: committed files that a kitchen runs, and the build.
 * @param {string} folder
 */
export function filesToPack(folder) {
  const tracked = git(folder, 'ls-files', '-z')
    .split('\0')
    .filter((path) => path && !NOT_RUN.test(path));
  const key = existsSync(join(folder, KEY_FILE)) ? [KEY_FILE] : [];
  return [...tracked, ...BUILT.flatMap((path) => filesBelow(folder, path)), ...key].sort((a, b) =>
    a < b ? -1 : 1,
  );
}

/** @param {string} folder @param {string} path @returns {string[]} */
function filesBelow(folder, path) {
  if (!existsSync(join(folder, path))) throw new Failure(`${path} is missing; has it been built?`);
  if (!lstatSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesBelow(folder, `${path}/${name}`));
}

/**
 * A compressed tar file that depends on the files' names and content only: the same on every machine, at any time.
 * @param {string} folder @param {string[]} paths @param {{ name: string, at: Date }} options the folder in the archive, and the time of its files
 */
export async function packed(folder, paths, { name, at }) {
  const archive = tar();
  for (const path of paths) {
    const isProgram = (lstatSync(join(folder, path)).mode & 0o100) !== 0;
    archive.entry(
      { name: `${name}/${path}`, mode: isProgram ? 0o755 : 0o644, mtime: at, uid: 0, gid: 0 },
      readFileSync(join(folder, path)),
    );
  }
  archive.finalize();
  const chunks = [];
  for await (const chunk of archive) chunks.push(chunk);
  const bytes = gzipSync(Buffer.concat(chunks), { level: 9 });
  // The byte that names the operating system; 255 means unknown.
  bytes[9] = 255;
  return bytes;
}

/** @param {string} folder @param {string} file */
const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Checksums in the form of `sha256sum --check`.
 * @param {Record<string, string | Buffer>} files by name
 */
export const checksums = (files) =>
  Object.entries(files)
    .map(([name, content]) => `${sha256(content)}  ${name}\n`)
    .join('');
