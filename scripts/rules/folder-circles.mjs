// Folders that need each other. The files in them may form no circle (.dependency-cruiser.cjs sees to that), but the folders
// then are one room with two names, which nobody can read or change alone.
import { posix } from 'node:path';

/** Where folders are looked at; `domain` and `web/lib` describe the product in types that name each other. */
const LOOKED_AT = /^(server|printer|web\/(brand|shared|shop|staff|ui))\/.*\.tsx?$/;
const NOT_THE_PRODUCT = /\.(test|spec)\.tsx?$|\/test-[\w-]+\.ts$/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(#[a-z]+\/|\.{1,2}\/)([^']+\.tsx?)'/g;

/** @param {string} path @param {string} begin @param {string} rest */
const targetOf = (path, begin, rest) =>
  begin.startsWith('#') ? begin.slice(1) + rest : posix.join(posix.dirname(path), begin, rest);

/** A folder and one inside it are one noun and its part: they may need each other. @param {string} one @param {string} other */
const isPart = (one, other) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * The folders that each folder imports, with one import of each.
 * @param {{ path: string, text: string }[]} files
 */
function importsOfFolders(files) {
  /** @type {Map<string, Map<string, string>>} */
  const folders = new Map();
  for (const { path, text } of files) {
    if (!LOOKED_AT.test(path) || NOT_THE_PRODUCT.test(path)) continue;
    const folder = posix.dirname(path);
    const others = folders.get(folder) ?? new Map();
    folders.set(folder, others);
    for (const [, begin = '', rest = ''] of text.matchAll(IMPORTED)) {
      const target = targetOf(path, begin, rest);
      const other = posix.dirname(target);
      if (other === folder || isPart(folder, other) || !LOOKED_AT.test(target)) continue;
      if (!others.has(other)) others.set(other, `${path} imports ${target}`);
    }
  }
  return folders;
}

/**
 * Each folder that needs itself through others, with an import of that way.
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, says: string }[]}
 */
export function folderCircles(files) {
  const folders = importsOfFolders(files);
  /** @param {string} from */
  const reachedFrom = (from) => {
    const reached = new Set(folders.get(from)?.keys());
    for (const folder of reached) for (const next of folders.get(folder)?.keys() ?? []) reached.add(next);
    return reached;
  };
  return [...folders].flatMap(([path, others]) => {
    const back = [...others].find(([other]) => reachedFrom(other).has(path));
    return back ? [{ path, says: `${back[1]}, and ${back[0]} needs ${path}` }] : [];
  });
}
