// The rule that no code names a language besides the first: a further one shall need its folder and its row in the list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const LIST = 'domain/languages/languages.ts';
/** Where other languages may be named: in the list, by their fonts, and where the names of an earlier version are answered (LANG-11). */
const MAY_NAME =
  /^domain\/languages\/\w+\/fonts\/|^domain\/(languages\/(languages|earlier-names)|option-groups\/choice-codec)\.ts$|^server\/documents\/earlier-names\.ts$|^web\/shop\/dishes\/queries\.ts$/;
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
