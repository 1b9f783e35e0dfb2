// Reads the files of a language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isList, readKey, TextError, type TextTable, type TextTree } from './compile.ts';

/** Where the folders of the languages are, such as `hi`. */
const LANGUAGES_FOLDER = 'domain/languages';

/** In place of a text: the same as another of the language, '@paymentLabels.cod'. */
const SAME_AS = '@';
/** In place of a name: all texts of others, as `...` in the English catalogue. */
const ALL_OF = '...';

const entryOf = (tree: TextTree | undefined, name: string): [string, TextTree] | undefined =>
  typeof tree === 'object' ? Object.entries(tree).find(([key]) => readKey(key).name === name) : undefined;

/** Puts the texts that others refer to in their places. */
function resolved(all: TextTable): TextTable {
  /** The text at a place such as 'paymentLabels.cod', with its key. */
  function at(place: string): [key: string, TextTree] {
    let found: [string, TextTree] = ['', all];
    for (const name of place.split('.')) {
      const whole = typeof found[1] === 'string' || isList(found[1]) ? found[1] : withShared(found[1]);
      const next = entryOf(whole, name);
      if (next === undefined) throw new TextError(`There is no text ${place}`);
      found = follow(next);
    }
    return [found[0], inside(found[1])];
  }
  function follow([key, tree]: [string, TextTree]): [string, TextTree] {
    if (typeof tree !== 'string' || !tree.startsWith(SAME_AS)) return [key, tree];
    const { name } = readKey(key);
    const [otherKey, other] = at(tree.slice(SAME_AS.length));
    const { signature } = readKey(otherKey);
    return [signature === undefined ? name : `${name}(${signature})`, other];
  }
  function withShared(table: TextTable): TextTable {
    const { [ALL_OF]: shared, ...own } = table;
    if (shared === undefined) return table;
    const places = isList(shared) ? shared : [shared];
    return Object.assign({}, ...places.map((place) => at(`${place}`.slice(SAME_AS.length))[1]), own);
  }
  function inside(tree: TextTree): TextTree {
    if (typeof tree === 'string') return tree;
    if (isList(tree)) return tree.map((each) => follow(['', each])[1]).map(inside);
    return Object.fromEntries(
      Object.entries(withShared(tree)).map((entry) => {
        const [key, value] = follow(entry);
        return [key, inside(value)];
      }),
    );
  }
  return inside(all) as TextTable;
}

/**
 * The catalogues of a language by their names (catalogues.ts, and the kinds of mails), as its files have them.
 * @param root the project's folder
 * @throws TextError if two files have one catalogue, or a text refers to none
 */
export function readLanguage(language: string, root: string): TextTable {
  const folder = join(root, LANGUAGES_FOLDER, language);
  const all: Record<string, TextTree> = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const catalogues = JSON.parse(readFileSync(join(folder, file), 'utf8')) as TextTable;
    for (const [name, texts] of Object.entries(catalogues)) {
      if (name in all) throw new TextError(`${file} has the catalogue ${name}, which another file has, too`);
      all[name] = texts;
    }
  }
  return resolved(all);
}
