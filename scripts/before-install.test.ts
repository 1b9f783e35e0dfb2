import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
/** The files that the commands of package.json start. On a fresh clone they run before any package is installed. */
const COMMANDS = Object.entries<string>(scripts).map(([name, command]) => ({
  name,
  file: /^node (?:--\S+ )*scripts\/(\S+\.mjs)/.exec(command)?.[1],
}));

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

// INSTALL-19
it.each(COMMANDS)('npm run $name starts without packages, which it installs first', ({ file }) => {
  expect(file).toBeDefined();
  const found = importsOf(join(import.meta.dirname, file ?? ''), new Map());
  expect([...found].filter(([, packages]) => packages.length > 0)).toEqual([]);
  expect([...found.keys()].map((path) => basename(path))).toContain('install.mjs');
});
