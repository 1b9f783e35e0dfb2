// Builds the web pages (build/client, build/server), the server (build/app/main.js) and the programs beside it. Does nothing if
// their sources have not changed, unless it is called with --force.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { flagsOf } from './flags.mjs';
import { install } from './install.mjs';
import { Failure, root, script, tool } from './steps.mjs';

const SOURCES = ['domain', 'server', 'web', 'printer', 'public', 'scripts', 'docs/handbook'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'rolldown.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const OUTPUTS = [
  'build/.packages-client.json',
  'build/.packages-ssr.json',
  'build/.packages-worker.json',
  'build/app/main.js',
  'build/client',
  'build/commands/rasoi.js',
  'build/printer/printer.js',
  'build/server/index.js',
  'build/worker/sw.js',
];
const stamp = join(root, 'build/.made-of');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function build({ force = false } = {}) {
  const sources = fingerprint();
  if (!force && isMadeOf(sources)) return;
  console.log('Building Rasoi');
  rmSync(stamp, { force: true });
  const started = performance.now();
  // The pages are built first, because their build empties the folder.
  await made('react-router', ['build']);
  await shortenManifest('build/client/assets');
  await Promise.all([made('rolldown', ['-c', 'rolldown.config.ts']), compress('build/client/assets')]);
  writeFileSync(stamp, sources);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** What the pages read of a route (web/lib/router), and of a page whose scripts are fetched ahead (web/lib/page/next-pages.ts). */
const READ_OF_ROUTES = ['parentId', 'path', 'index', 'module'];
const READ_OF_NEXT_PAGES = [...READ_OF_ROUTES, 'imports'];

/**
 * Takes out of the pages' manifest what only React Router's own start in the browser would read. Every first visit loads it.
 * @param {string} folder
 */
async function shortenManifest(folder) {
  // A fresh clone imports this file before it has packages.
  const { tsImport } = await import('tsx/esm/api');
  const { isNextPage } = await tsImport('../web/lib/page/next-pages.ts', import.meta.url);
  const file = filesOf(folder).find((name) => /\/manifest-\w+\.js$/.test(name));
  if (!file) throw new Failure('The build has no manifest.');
  const [, before = '', json = '{}', after = ''] =
    /^([^{]*)(\{.*\})(;?\s*)$/s.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  const { routes } = JSON.parse(json);
  const read = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(
      (isNextPage(`/${route.path}`) ? READ_OF_NEXT_PAGES : READ_OF_ROUTES).flatMap((name) =>
        name in route ? [[name, route[name]]] : [],
      ),
    ),
  ]);
  const short = { routes: Object.fromEntries(read) };
  writeFileSync(join(root, file), `${before}${JSON.stringify(short)}${after}`);
}

/**
 * Compresses each file once at the highest level, so that no request has to. @param {string} folder
 */
async function compress(folder) {
  const files = filesOf(folder).filter((file) => /\.(m?js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const whole = readFileSync(join(root, file));
      writeFileSync(join(root, `${file}.br`), await brotli(whole));
      writeFileSync(join(root, `${file}.gz`), await zip(whole, { level: 9 }));
    }),
  );
}

/** @param {string} name @param {string[]} args */
async function made(name, args) {
  const { code, output } = await tool(name, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Failure(`${output.trim()}\nThe build failed (${name}).`);
}

/** @param {string} sources */
function isMadeOf(sources) {
  const whole = OUTPUTS.every((path) => existsSync(join(root, path)));
  return whole && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Whatever a build is made of, this script included. */
export const filesOfBuild = () => [...SOURCES.flatMap(filesOf), ...SETTINGS];

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of filesOfBuild()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesOf(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await script(async () => {
    const flags = flagsOf('npm run build', ['--force']);
    await install();
    await build({ force: flags.includes('--force') });
  });
}
