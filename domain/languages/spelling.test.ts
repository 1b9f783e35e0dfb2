import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const NUKTA = /\u093c/g;

/** Words of Hindi in the texts of the site and the handbook. */
const words = ['domain/languages/hi', 'docs/handbook/hi'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file))
    .flatMap(
      (file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .normalize('NFD')
          .match(/[\u0901-\u0963]+/g) ?? [],
    ),
);

// LANG-82
it('a Hindi word has its nukta everywhere or nowhere', () => {
  const spellings = new Map(words.map((word) => [word.replace(NUKTA, ''), word]));
  const others = words.filter((word) => spellings.get(word.replace(NUKTA, '')) !== word);
  expect(new Set(others)).toEqual(new Set());
});
