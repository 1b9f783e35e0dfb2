import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { withSourceLines } from './source-lines.ts';

const BUILT = join(PROJECT_FOLDER, 'build/app/main.js');

// OPS-11
it('places of the built server come from the same lines as Node.js says', () => {
  const node = new SourceMap(JSON.parse(readFileSync(`${BUILT}.map`, 'utf8')));
  const places = readFileSync(BUILT, 'utf8')
    .split('\n')
    .flatMap((text, line) => [{ line: line + 1, column: 1 + Math.floor(text.length / 2) }])
    .filter((_, index) => index % 3 === 0);
  const expected = places.map(({ line, column }) => {
    const entry = node.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined;
    const source = relative(PROJECT_FOLDER, resolve(dirname(BUILT), entry.originalSource));
    return `${source}:${entry.originalLine + 1}`;
  });
  const mapped = places.flatMap(({ line, column }, at) =>
    expected[at] ? [[`${pathToFileURL(BUILT)}:${line}:${column}`, expected[at]]] : [],
  );
  expect(mapped.length).toBeGreaterThan(100);
  expect(withSourceLines(mapped.map(([place]) => place).join('\n')).split('\n')).toEqual(
    mapped.map(([, source]) => source),
  );
});

// OPS-11
it('a stack names lines of the sources, and places that it does not know as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-map-'));
  const file = join(folder, 'build/app/main.js');
  await mkdir(join(folder, 'build/app'), { recursive: true });
  // Two segments: column 0 is line 1, column 10 is line 3.
  const map = {
    version: 3,
    sources: [`${pathToFileURL(PROJECT_FOLDER)}/server/kitchen.ts`],
    names: [],
    mappings: 'AAAA,UAEA',
  };
  await writeFile(`${file}.map`, JSON.stringify(map));
  const stack = (...places: string[]) =>
    ['Error: burnt', ...places.map((place) => `    at cook (${pathToFileURL(file)}:${place})`)].join('\n');
  expect(withSourceLines(`${stack('1:5', '1:12', '7:1')}\n    at node:fs:1:2`)).toBe(
    `Error: burnt
    at cook (server/kitchen.ts:1)
    at cook (server/kitchen.ts:3)
    at cook (${pathToFileURL(file)}:7:1)
    at node:fs:1:2`,
  );
  await rm(folder, { recursive: true });
  // Known places need no map.
  expect(withSourceLines(stack('1:12'))).toContain('(server/kitchen.ts:3)');
});
