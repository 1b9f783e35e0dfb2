// Finds what documents name and the repository does not have.
import { posix } from 'node:path';

/** Documents whose paths are checked. */
const NAMES_PATHS = /^((AGENTS|ARCHITECTURE|CONTRIBUTING|README|SECURITY)\.md|docs\/.*\.md)$/;
/** Code without spaces and without the signs of patterns, placeholders and calls. */
const IN_BACKTICKS = /`([^`\s<>*…$={}()]+)`/g;
const LINKED = /\]\((?!\w+:|#)([^)#\s]+)/g;
const HAS_EXTENSION = /\.(ts|tsx|mjs|cjs|css|sh|sql|md|json|yml)$/;
/** The extensions that a path in a document may leave out. */
const UNNAMED_EXTENSIONS = ['', '.ts', '.tsx', '.test.ts', '.spec.ts'];

/** @param {string} path */
const segments = (path) => path.split('/');

/**
 * Returns the paths that documents name in backticks or link to and that are not there. A path may begin in any folder
 * (`db/locks.ts`), and leave out the extension of a source or a test.
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, rule: string, says: string }[]}
 */
export function missingPaths(files) {
  const tops = new Set(files.flatMap(({ path }) => (path.includes('/') ? [segments(path)[0]] : [])));
  const known = new Set(files.flatMap(({ path }) => runsOf(path)));
  /** @param {string} named */
  const isKnown = (named) => UNNAMED_EXTENSIONS.some((extension) => known.has(named + extension));
  return files
    .filter(({ path }) => NAMES_PATHS.test(path))
    .flatMap(({ path, text }) => {
      const named = [...text.matchAll(IN_BACKTICKS)]
        .map(([, words = '']) => words.replace(/\/$/, ''))
        .filter(
          (words) => HAS_EXTENSION.test(words) || (words.includes('/') && tops.has(segments(words)[0])),
        );
      const linked = [...text.matchAll(LINKED)].map(([, target = '']) =>
        posix.join(posix.dirname(path), target),
      );
      return [...named, ...linked]
        .filter((each) => !isKnown(each))
        .map((each) => ({ path, rule: 'missing-path', says: `${each} is not there` }));
    });
}

/**
 * Every run of names in a path: `a`, `a/b`, `b`, … for `a/b/c`.
 * @param {string} path
 */
function runsOf(path) {
  const parts = segments(path);
  return parts.flatMap((_, end) =>
    parts.slice(0, end + 1).map((_, start) => parts.slice(start, end + 1).join('/')),
  );
}
