// Packs the texts of other languages than English (domain/languages/<code>/*.json) for pages, for the server and for the service
// worker: each of the modules that stand for them is replaced by functions and strings. Pages find a catalogue by a key of
// its English texts. With imports of the English catalogues instead, whoever reads another language would load the English
// texts of all pages, and the texts of each page would need a file of their own, which costs whoever reads English a request.
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { CATALOGUES } from '../domain/languages/catalogues.ts';
import { compileTexts, helpersOf, JOIN, TAGS, type TextTree } from '../domain/languages/files/compile.ts';
import { readLanguage } from '../domain/languages/files/read.ts';
import { languageRow, OTHER_LANGUAGES } from '../domain/languages/languages.ts';
import { keyOf } from '../web/translations/keyed-translations.ts';

const PAGES = /[\\/]web[\\/]translations[\\/]packed\.ts$/;
const SERVER = /[\\/]domain[\\/]languages[\\/]files[\\/]other-languages\.ts$/;
const WORKER = /[\\/]web[\\/]service-worker[\\/]other-languages\.ts$/;
const OFFER = /[\\/]web[\\/]shop[\\/]shell[\\/]other-languages\.ts$/;
const PAPER = /[\\/]web[\\/]shared[\\/]printing[\\/]other-languages\.ts$/;
/** The texts of a language for pages, and a part of them that some pages load. */
const TEXTS = /^\0language-texts\/(\w+?)(?:-(\w+))?$/;

type Other = (typeof OTHER_LANGUAGES)[number];
/** The parts that pages load besides what all of them do. */
const LATER = ['plans', 'work', 'content'] as const;
type Part = 'customers' | (typeof LATER)[number];
export const PARTS: readonly Part[] = ['customers', ...LATER];

/** The English catalogues of a part, by their names. */
async function englishOf(part: Part, root: string): Promise<Readonly<Record<string, object>>> {
  const id = `\0catalogues:${part}`;
  const code = Object.entries(CATALOGUES[part])
    .map(([name, module]) => `export { ${name} } from ${JSON.stringify(join(root, module))};`)
    .join('\n');
  const { module } = await runnerImport<Record<string, object>>(id, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'catalogues',
        resolveId: (asked) => (asked === id ? asked : null),
        load: (asked) => (asked === id ? code : null),
      },
    ],
  });
  return module;
}

/** The texts of a tree in their order, but for those that another tree lacks. */
function pairsOf(english: unknown, other: unknown): [string, string][] {
  if (typeof english === 'string') return typeof other === 'string' ? [[english, other]] : [];
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null)
    return [];
  return Object.entries(english).flatMap(([name, value]) => pairsOf(value, Reflect.get(other, name)));
}

/** A function that makes a part of a language's texts for pages. */
export async function codeOfPart(
  language: (typeof OTHER_LANGUAGES)[number],
  part: Part,
  root: string,
): Promise<string> {
  const english = await englishOf(part, root);
  const texts = readLanguage(language, root);
  const { tag } = languageRow(language);
  const keys = new Set<string>();
  const entries = Object.entries(CATALOGUES[part]).flatMap(([name, module]) => {
    const key = keyOf(english[name] ?? {});
    if (keys.has(key))
      throw new Error(`${name} has the same texts as another catalogue, so they have one key`);
    keys.add(key);
    const tree: TextTree | undefined = texts[name];
    if (tree === undefined) return [];
    const code = compileTexts(tree, { tag, hasElements: module.endsWith('.tsx') });
    return [[key, code] as const];
  });
  if (part === 'content') return contentCode(english, texts);
  const code = `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${each}`).join(',\n')}}`;
  return `(${JOIN},${TAGS})=>{${helpersOf(tag, code)}return ${code}}`;
}

/** The owner's first words are texts of the settings, not of a catalogue: they are translated by their English ones. */
function contentCode(
  { defaultContentTexts = {}, defaultContent }: Readonly<Record<string, object>>,
  texts: Readonly<Record<string, TextTree>>,
): string {
  const pairs = JSON.stringify(pairsOf(defaultContent, texts.defaultContent));
  const key = JSON.stringify(keyOf(defaultContentTexts));
  return `()=>{const words=new Map(${pairs});return{${key}:{inPageLanguage:(text)=>words.get(text)??text}}}`;
}

/** The texts of catalogues without elements in every other language, by language and name. */
function namedCode(names: readonly string[] | undefined, root: string): string {
  const languages = OTHER_LANGUAGES.map((language) => {
    const { tag } = languageRow(language);
    const texts = Object.entries(readLanguage(language, root)).filter(
      ([name]) => names?.includes(name) ?? !isOfPages(name),
    );
    const code = compileTexts(Object.fromEntries(texts), { tag, hasElements: false });
    return `${JSON.stringify(language)}:(()=>{${helpersOf(tag, code)}return ${code}})()`;
  });
  return `const texts={${languages.join(',\n')}};\n`;
}

/** Whether only pages have a catalogue. */
const isOfPages = (name: string): boolean =>
  PARTS.some((part) => (Reflect.get(CATALOGUES[part], name) as string | undefined)?.startsWith('web/'));

/** The file of a language's texts, with what pages do with them. */
const languageCode = async (language: Other, root: string): Promise<string> => {
  const parts = LATER.map((part) => `${part}:()=>import('language-texts/${language}-${part}')`);
  return `export { otherTexts } from ${JSON.stringify(join(root, 'web/translations/other-language.ts'))};
export const customers=${await codeOfPart(language, 'customers', root)};
export const parts={${parts.join()}};`;
};

/** Replaces what stands for the texts of other languages. It is a plugin of Vite and of Rolldown. */
export function languageTexts(root: string): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId: (id) => (TEXTS.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      const [, code, asked] = TEXTS.exec(id) ?? [];
      const language = OTHER_LANGUAGES.find((each) => each === code);
      const part = PARTS.find((each) => each === asked);
      if (language && part) return `export default ${await codeOfPart(language, part, root)};`;
      if (language) return languageCode(language, root);
      if (PAGES.test(id)) {
        const loads = OTHER_LANGUAGES.map((each) => `${each}:()=>import('language-texts/${each}')`);
        return `export const packed={${loads.join()}};`;
      }
      if (SERVER.test(id)) {
        return `${namedCode(undefined, root)}export const catalogueIn=(language,name)=>texts[language]?.[name];`;
      }
      if (WORKER.test(id)) return `${namedCode(['offlinePageTexts'], root)}export const others=texts;`;
      if (OFFER.test(id)) return `${namedCode(['languageOfferTexts'], root)}export const others=texts;`;
      return PAPER.test(id) ? `${namedCode(['sheetTexts'], root)}export const others=texts;` : null;
    },
  };
}
