// The texts of other languages than the first that the server itself says: in mails, on paper, in refusals. A build replaces
// this module by the compiled texts (scripts/language-texts.ts); here they are compiled when they are first needed.
import { join } from 'node:path';
import { type Language, languageRow } from '#domain/languages/languages.ts';
import { compileTexts, helpersOf, type TextTable } from './compile.ts';
import { readLanguage } from './read.ts';

const root = join(import.meta.dirname, '../../..');
const read = new Map<Language, TextTable>();

/** A catalogue in a language; undefined if the language lacks it. */
export function catalogueIn(language: Language, name: string): unknown {
  const all = read.get(language) ?? readLanguage(language, root);
  read.set(language, all);
  const texts = all[name];
  if (texts === undefined) return undefined;
  const { tag } = languageRow(language);
  const code = compileTexts(texts, { tag, hasElements: false });
  return new Function(`${helpersOf(tag, code)}return(${code})`)();
}
