// Compares the texts of other languages with the English ones. `npm run check -- --texts` lists what a language lacks; what is
// wrong fails scripts/texts.test.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isValidElement } from 'react';
import { CATALOGUES } from '../domain/languages/catalogues.ts';
import {
  arityOf,
  compileTexts,
  isList,
  readKey,
  type TextTree,
  valuesIn,
} from '../domain/languages/files/compile.ts';
import { readLanguage } from '../domain/languages/files/read.ts';
import { languageRow, OTHER_LANGUAGES } from '../domain/languages/languages.ts';

const root = join(import.meta.dirname, '..');

/** The catalogues that pages find by their code, so that no language has them. */
const IN_CODE = ['defaultContentTexts'];

/** A catalogue of English texts, and whether its texts may have elements. */
interface English {
  texts: unknown;
  hasElements: boolean;
}

/** The English catalogues by their names in the files of languages, mails by their kinds. */
export async function englishCatalogues(): Promise<ReadonlyMap<string, English>> {
  const listed = Object.values(CATALOGUES).flatMap((part) => Object.entries<string>(part));
  const loaded = await Promise.all(
    listed
      .filter(([name]) => !IN_CODE.includes(name))
      .map(async ([name, path]) => {
        const module: object = await import(pathToFileURL(join(root, path)).href);
        return [name, { texts: Reflect.get(module, name), hasElements: path.endsWith('.tsx') }] as const;
      }),
  );
  const { emails } = await import('../server/mail/emails.ts');
  const mails = emails.map(({ kind, texts }) => [kind, { texts, hasElements: false }] as const);
  return new Map<string, English>([...loaded, ...mails]);
}

export interface Findings {
  /** Texts that the language lacks; English stands in. */
  missing: string[];
  /** Texts that no English one has. */
  unused: string[];
  /** Texts that don't fit their English ones. */
  wrong: string[];
}

const findings = (some: Partial<Findings>): Findings => ({ missing: [], unused: [], wrong: [], ...some });

const figuresIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** What the texts of a name with values must fulfil, besides that they compile. */
function problemsOf(texts: readonly string[], values: readonly string[], tag: string): string[] {
  const text = texts.join('\n');
  const unused = values.filter((name) => !name.startsWith('_') && !new RegExp(`\\{${name}\\b`).test(text));
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plurals = text.match(/\w+, plural,(\s*=?\w+ \{([^{}]|\{[^{}]*\})*\})+/g) ?? [];
  // In some languages the form 'one' stands for 0, too, so it must not say 'one' itself.
  const isOneOnly = new Intl.PluralRules(tag).select(0) !== 'one';
  const fixed = plurals.filter((plural) => {
    const [, form] = /[\s}]one \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(plural) ?? [];
    return form !== undefined && !isOneOnly && !form.includes(`{${/^\w+/.exec(plural)?.[0]}`);
  });
  const lacks = plurals.flatMap((plural) => {
    const named = [...plural.matchAll(/(?:^|[\s}])(zero|one|two|few|many|other) \{/g)].map(
      ([, name]) => name,
    );
    return named.some((name) => name !== 'other') ? needed.filter((name) => !named.includes(name)) : [];
  });
  return [
    ...unused.map((name) => `does not use “${name}”`),
    ...fixed.map(() => 'has a form “one” without its number, which stands for 0, too: use “=1”'),
    ...lacks.map((name) => `has a plural without the form “${name}”`),
  ];
}

/** Compares the texts at one place. @param tree undefined if the language has none there */
function compare(
  place: string,
  english: unknown,
  found: { key: string; tree: TextTree } | undefined,
  tag: string,
): Findings {
  if (found === undefined) {
    const isTable = typeof english === 'object' && english !== null && !Array.isArray(english);
    if (!isTable || isValidElement(english)) return findings({ missing: [place] });
    return together(
      Object.entries(english).map(([name, each]) => compare(`${place}.${name}`, each, undefined, tag)),
    );
  }
  const { key, tree } = found;
  const { signature } = readKey(key);
  const wrong = (what: string) => findings({ wrong: [`${place} ${what}`] });
  if (typeof english === 'function') {
    if (signature === undefined) return wrong('must name the values of its English text');
    if (arityOf(signature) !== english.length) return wrong(`must take ${english.length} values`);
    return findings({
      wrong: problemsOf(textsIn(tree), valuesIn(signature), tag).map((each) => `${place} ${each}`),
    });
  }
  if (signature !== undefined) return wrong('takes values, its English text takes none');
  if (typeof english === 'string') {
    if (typeof tree !== 'string') return wrong('must be a text');
    const known = figuresIn(english);
    const others = figuresIn(tree).filter((figure) => figure.length > 1 && !known.includes(figure));
    return findings({
      wrong: others.map((figure) => `${place} says ${figure}, which its English text does not`),
    });
  }
  if (isValidElement(english)) return typeof tree === 'string' ? findings({}) : wrong('must be a text');
  if (Array.isArray(english)) {
    if (typeof tree === 'string' || !isList(tree) || tree.length !== english.length)
      return wrong(`must be a list of ${english.length}`);
    return together(
      english.map((each, at) => compare(`${place}.${at}`, each, { key: `${at}`, tree: tree[at] ?? '' }, tag)),
    );
  }
  if (typeof english !== 'object' || english === null) return findings({});
  if (typeof tree === 'string' || isList(tree)) return wrong('must be texts by their names');
  const theirs = new Map(
    Object.entries(tree).map(([each, value]) => [readKey(each).name, { key: each, tree: value }]),
  );
  const unused = [...theirs.keys()].filter((name) => !(name in english));
  return together([
    ...Object.entries(english).map(([name, each]) =>
      compare(`${place}.${name}`, each, theirs.get(name), tag),
    ),
    findings({ unused: unused.map((name) => `${place}.${name} is no English text`) }),
  ]);
}

const textsIn = (tree: TextTree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsIn);

const together = (all: readonly Findings[]): Findings => ({
  missing: all.flatMap(({ missing }) => missing),
  unused: all.flatMap(({ unused }) => unused),
  wrong: all.flatMap(({ wrong }) => wrong),
});

/** Compares the texts of a language with the English ones, and compiles them. */
export function compareLanguage(
  language: (typeof OTHER_LANGUAGES)[number],
  english: ReadonlyMap<string, English>,
  texts = readLanguage(language, root),
): Findings {
  const { tag } = languageRow(language);
  const unknown = Object.keys(texts).filter((name) => !english.has(name));
  const compared = [...english].map(([name, { texts: theirs, hasElements }]) => {
    const tree = texts[name];
    const found = compare(name, theirs, tree === undefined ? undefined : { key: name, tree }, tag);
    if (tree !== undefined) new Function(`return(${compileTexts(tree, { tag, hasElements })})`);
    return found;
  });
  return together([...compared, findings({ unused: unknown.map((name) => `${name} is no catalogue`) })]);
}

/** Whether only people at work read the text at a place. Mails and printed sheets count as customers’. */
const isOfWork = (place: string): boolean => (place.split('.', 1)[0] ?? '') in CATALOGUES.work;

/** What a language lacks, in lines. */
export function reportOf(name: string, { missing, unused, wrong }: Findings): string[] {
  const ofWork = missing.filter(isOfWork).length;
  return [
    `${name}: customers’ texts missing: ${missing.length - ofWork}, texts for people at work missing: ${ofWork}, unused: ${unused.length}, wrong: ${wrong.length}`,
    ...missing.map((place) => `  missing: ${place}`),
    ...[...unused, ...wrong].map((place) => `  ${place}`),
  ];
}

/** Prints what each language lacks. */
async function list(): Promise<void> {
  const english = await englishCatalogues();
  for (const language of OTHER_LANGUAGES) {
    const findings = compareLanguage(language, english);
    for (const line of reportOf(languageRow(language).name, findings)) console.log(line);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await list();
