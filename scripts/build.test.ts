import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfBuild } from './build.mjs';

it('a change of any script that takes part in the build makes a new build', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  const imported = [...config.matchAll(/from '\.\/(scripts\/[\w/-]+\.ts)'/g)].map(([, path]) => path);
  expect(imported.length).toBeGreaterThan(3);
  expect(filesOfBuild()).toEqual(
    expect.arrayContaining([...imported, 'scripts/build.mjs', 'scripts/steps.mjs', 'web/root.tsx']),
  );
});

it('a change of tests makes no new build', () => {
  expect(filesOfBuild().filter((path) => path.includes('.test.'))).toEqual([]);
});
