// Which packages the built server runs with. Its pages have theirs inside, so most of node_modules is not needed any more.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/** Only `npm run dev` loads it. */
const ONLY_DEVELOPMENT = ['vite'];
/** How built scripts name packages: static imports, exports and dynamic imports. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`\s.#/][^"'`\s$]*)["'`]/g;

/** 'a/b/c' → 'a', '@a/b/c' → '@a/b'. @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The packages that scripts import by themselves.
 * @param {string[]} scripts their texts
 * @param {(name: string) => boolean} isInstalled for telling packages from words in texts
 */
export function importedPackages(scripts, isInstalled) {
  const names = scripts.flatMap((text) =>
    Array.from(text.matchAll(IMPORTS), ([, name = '']) => packageOf(name)),
  );
  return [...new Set(names)].filter(
    (name) => !builtinModules.includes(name) && !ONLY_DEVELOPMENT.includes(name) && isInstalled(name),
  );
}

/**
 * The folders in node_modules of packages and of all that they depend on, as Node finds them.
 * @param {string} modules the folder node_modules @param {string[]} names
 * @returns {string[]} relative to it, sorted
 */
export function withDependencies(modules, names) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from the folder of the package that needs it */
  function add(name, from) {
    const place = placeOf(modules, name, from);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(modules, place, 'package.json'), 'utf8'),
    );
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(each, place);
  }
  for (const name of names) add(name, '');
  return [...found].sort();
}

/**
 * Where Node finds a package for another one: in its own node_modules, or in that of a folder above.
 * @param {string} modules @param {string} name @param {string} from
 * @returns {string | undefined}
 */
function placeOf(modules, name, from) {
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const own = `${folder}/node_modules/${name}`;
    if (existsSync(join(modules, own, 'package.json'))) return own;
    if (!folder.includes('/node_modules/')) break;
  }
  return existsSync(join(modules, name, 'package.json')) ? name : undefined;
}

/** All files below a folder, relative to it, sorted. @param {string} folder @returns {string[]} */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
