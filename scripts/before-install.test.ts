import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The scripts of `npm start` and `npm test`. On a fresh clone they run before any package is installed. */
const FIRST = ['start.mjs', 'test.mjs'];

/** The files that a script imports, with the first one, and the packages that these name outside functions. */
function importsOf(file: string, seen: Map<string, string[]>): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  const atOnce = [
    ...text.matchAll(/^import [^;]*?from '([^']+)'/gm),
    ...text.matchAll(/^const .* = await import\('([^']+)'/gm),
  ];
  const names = atOnce.map(([, name = '']) => name);
  seen.set(
    file,
    names.filter((name) => !name.startsWith('node:') && !name.startsWith('.')),
  );
  for (const name of names) if (name.startsWith('.')) importsOf(join(dirname(file), name), seen);
  return seen;
}

it.each(FIRST)('%s starts without packages, which it installs first', (name) => {
  const found = importsOf(join(import.meta.dirname, name), new Map());
  expect(found.size).toBeGreaterThan(2);
  expect([...found].filter(([, packages]) => packages.length > 0)).toEqual([]);
});
