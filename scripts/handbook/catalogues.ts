// The catalogues of all texts in a language, as its screens show them: for the steps of pictures, and for the check of the texts
// that tasks name.
import { join } from 'node:path';
import { completed } from '#domain/languages/completed.ts';
import { compileTexts, helpersOf, JOIN, TAGS } from '#domain/languages/files/compile.ts';
import { readLanguage } from '#domain/languages/files/read.ts';
import { FIRST_LANGUAGE, type Language, languageRow } from '#domain/languages/languages.ts';
import { tags } from '#web/lib/text-tags.tsx';
import { join as joined } from '#web/translations/join.ts';
import { englishCatalogues } from '../texts.ts';

const root = join(import.meta.dirname, '../..');

/** All catalogues by their names; what the language lacks is English. */
export async function cataloguesIn(language: Language): Promise<Readonly<Record<string, unknown>>> {
  const english = await englishCatalogues();
  const names = [...english.keys()];
  if (language === FIRST_LANGUAGE)
    return Object.fromEntries(names.map((name) => [name, english.get(name)?.texts]));
  const { tag } = languageRow(language);
  const theirs = readLanguage(language, root);
  return Object.fromEntries(
    [...english].map(([name, { texts, hasElements }]) => {
      const tree = theirs[name];
      if (tree === undefined) return [name, texts];
      const code = compileTexts(tree, { tag, hasElements });
      const made = new Function(JOIN, TAGS, `${helpersOf(tag, code)}return (${code})`)(joined, tags);
      return [name, completed(texts, made)];
    }),
  );
}
