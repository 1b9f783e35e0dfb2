import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Catalogues of texts on screens: what web has in texts.ts, and the messages of domain. */
const CATALOGUE = /^(web\/.*([/-])texts|domain\/.*([/-])messages)\.tsx?$/;
const LIST = /^web\/translations\/hindi-[\w-]+\.ts$/;

/** Catalogues without a translation. No other may come here. */
const UNTRANSLATED: readonly string[] = ['offlinePageTexts'];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'domain'])
  .toString()
  .split('\n');
const namesIn = (pattern: RegExp, found: RegExp) =>
  files
    .filter((path) => pattern.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(found)].map(([, name = '']) => name));

// LANG-8
it('every catalogue of texts and messages has a registered translation', () => {
  const catalogues = namesIn(CATALOGUE, /^export const (\w+) = \{/gm);
  const translated = new Set(namesIn(LIST, /\.add\(\s*(\w+),/g));
  expect(catalogues.length).toBeGreaterThan(100);
  const left = catalogues.filter((name) => !translated.has(name) && !UNTRANSLATED.includes(name));
  expect(left).toEqual([]);
});
