// The rule that no code names a language besides the first: a further one shall need its folder and its row in the list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

const LIST = 'domain/languages/languages.ts';
/**
 * Where other languages may be named: in the list, by their fonts, where the names of an earlier version are answered (LANG-11),
 * and where a state or a cuisine has such a name.
 */
const MAY_NAME = new RegExp(
  [
    String.raw`^domain/languages/\w+/fonts/`,
    String.raw`^domain/(languages/(languages|earlier-names)|option-groups/choice-codec|taxes/states)\.ts$`,
    String.raw`^server/documents/earlier-names\.ts$`,
    String.raw`^(web/shop/dishes/queries|domain/site/content/about-settings)\.ts$`,
  ].join('|'),
);
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

const names = new Intl.DisplayNames('en', { type: 'language' });
const [, ...codes] = [...readFileSync(join(root, LIST), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(
  ([, code]) => code ?? '',
);
/** Such a language, by its code or its English name. */
const otherLanguage = new RegExp(
  codes.map((code) => `['"]${code}['"]|\\.${code}\\b|\\b${code}: |${names.of(code)}`).join('|'),
  'i',
);

/**
 * @param {string} path of a source file that is no test
 * @param {string} text
 * @returns {string | false | undefined} the violation
 */
export function namedLanguage(path, text) {
  if (!/^(domain|server|web|printer)\/.*\.(tsx?|css)$/.test(path) || MAY_NAME.test(path)) return false;
  const found = otherLanguage.exec(text.replaceAll(COMMENTS, ''))?.[0];
  return found && `${found} names a language; ask its row in ${LIST}`;
}
