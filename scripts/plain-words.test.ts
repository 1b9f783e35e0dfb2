import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLanguage } from '../domain/languages/files/read.ts';
import { OTHER_LANGUAGES } from '../domain/languages/languages.ts';
import { englishCatalogues } from './texts.ts';

const root = join(import.meta.dirname, '..');

/** Names of settings, and commands. */
const OF_THE_SERVER =
  /\b[A-Z]{2,}[A-Z0-9]*(_[A-Z0-9]+)+\b|\bnpm (run|start|install)\b|\b(sudo|systemctl|timedatectl|docker) |\bgit pull\b/;

/** The texts of a catalogue; of one with values its source, without the values. */
const stringsIn = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') return [`${tree}`.replaceAll(/\$\{[^}]*\}/g, '')];
  return Object.values(Object(tree)).flatMap(stringsIn);
};

const ofTheServer = (texts: Readonly<Record<string, unknown>>) =>
  Object.entries(texts)
    .filter(([name]) => name !== 'operatorTexts')
    .flatMap(([name, tree]) => stringsIn(tree).map((text) => `${name}: ${text}`))
    .filter((text) => OF_THE_SERVER.test(text));

// ADMIN-151
it('no text of the site but those for whoever runs the server names a setting or a command', async () => {
  const english = await englishCatalogues();
  const trees = Object.fromEntries([...english].map(([name, { texts }]) => [name, texts]));
  expect(ofTheServer({ statusTexts: 'Set SMTP_URL' })).toHaveLength(1);
  expect(ofTheServer(trees)).toEqual([]);
  for (const language of OTHER_LANGUAGES) expect(ofTheServer(readLanguage(language, root))).toEqual([]);
});
