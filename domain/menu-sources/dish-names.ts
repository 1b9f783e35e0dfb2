import { withoutUnseen } from '#domain/comparing.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { OtherLanguage } from '#domain/languages/document-translations.ts';
import { FIRST_LANGUAGE, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import type { FileGroup, GroupNames } from './draft.ts';
import { markedText } from './marks.ts';

/** What the name of a dish says beside its name: a veg mark, that it is served for Jains, the same name in another script. */
export interface NamedDish {
  name: string;
  /** The name in other languages. */
  others: Readonly<Partial<Record<OtherLanguage, string>>>;
  mark: DishType | undefined;
  isForJains: boolean;
}

const LATIN = TYPED_WORDS[FIRST_LANGUAGE].letter;

const JAIN = /[\s([,–-]*(?:also\s+)?(?:available in jain|jain (?:option )?available|jain option)[)\]]?\s*$/iu;

/** Whether a text says that a dish is served for Jains, too. */
export const isForJains = (text: string): boolean => JAIN.test(text);

/** The language whose script a text is written in; undefined for Latin or mixed ones. */
const languageOf = (text: string): OtherLanguage | undefined =>
  OTHER_LANGUAGES.find((language) => TYPED_WORDS[language].letter.test(text) && !LATIN.test(text));

/** The two halves of a name that stands in two scripts: 'समोसा / Samosa', 'Jeera Rice (जीरा राइस)'. */
function halvesOf(name: string): [string, string] | undefined {
  const [, before, inside] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/u.exec(name) ?? [];
  if (before && inside) return [before, inside];
  const parts = name.split(/\s*[/|]\s*|\s+[–—-]\s+/u);
  return parts.length === 2 && parts[0] && parts[1] ? [parts[0], parts[1]] : undefined;
}

/** Longer texts are no names (characters); an expression would try each of many brackets in turn. */
const LONGEST = 300;

/** Reads the name of a dish. One in Latin letters comes first, as pages in English show it. */
export function readDishName(typed: string): NamedDish {
  if (typed.length > LONGEST) return { name: typed, others: {}, mark: undefined, isForJains: false };
  const { text, mark } = markedText(withoutUnseen(typed).replace(/\s+/gu, ' '));
  const name = text.replace(JAIN, '').trim() || text;
  const dish = { name, others: {}, mark, isForJains: name !== text };
  const [one, other] = halvesOf(name) ?? [];
  if (!one || !other) return dish;
  for (const [latin, local] of [
    [one, other],
    [other, one],
  ] as const) {
    const language = languageOf(local);
    if (language && LATIN.test(latin) && languageOf(latin) === undefined)
      return { ...dish, name: latin, others: { [language]: local } };
  }
  return dish;
}

/** The choice between the dish as it is and as Jains eat it. */
export const jainGroup = (names: GroupNames): FileGroup => ({
  name: names.preparation,
  min: 1,
  max: 1,
  choices: [
    { name: names.regular, price: ZERO_PAISE },
    { name: names.jain, price: ZERO_PAISE },
  ],
  isPortion: true,
});

/** What a name says as cells and groups of a line. */
export function cellsOfName(typed: string, names: GroupNames) {
  const { name, others, mark, isForJains: hasJain } = readDishName(typed);
  const cells: Record<string, string> = { name, ...(mark && { type: mark }) };
  for (const [language, text] of Object.entries(others)) cells[`name:${language}`] = text;
  return { cells, groups: hasJain ? [jainGroup(names)] : [] };
}
