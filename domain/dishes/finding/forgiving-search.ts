import { mergesSounds } from './indian-scripts.ts';
import { mostWrong, wrongIn } from './misspelt.ts';
import { soundsOf } from './sound.ts';

/** What the search reads of a dish. */
interface Named {
  name: string;
  description: string;
}

/** The fewest letters of a word that is searched by its sound. Shorter ones are ignored. */
const MIN_SOUND = 3;

/** Each word of some texts, with the places of the texts that have it. */
type Words = ReadonlyMap<string, ReadonlySet<number>>;

function wordsOf(texts: readonly string[], merged: boolean): Words {
  const words = new Map<string, Set<number>>();
  for (const [place, text] of texts.entries())
    for (const word of soundsOf(text, merged)) words.set(word, (words.get(word) ?? new Set()).add(place));
  return words;
}

/** The words of each list that was searched, so that they are collected once and not with each key press. */
type Known = WeakMap<readonly Named[], { inNames: Words; inTexts: Words }>;
const KNOWN: { plain: Known; merged: Known } = { plain: new WeakMap(), merged: new WeakMap() };

function knownWords(dishes: readonly Named[], merged: boolean) {
  const known = merged ? KNOWN.merged : KNOWN.plain;
  const words = known.get(dishes) ?? {
    inNames: wordsOf(
      dishes.map(({ name }) => name),
      merged,
    ),
    inTexts: wordsOf(
      dishes.map(({ name, description }) => `${name} ${description}`),
      merged,
    ),
  };
  known.set(dishes, words);
  return words;
}

/** The words that sound like the typed one; if there are none, those that it is a misspelling of. */
function meantWords(typed: string, words: readonly string[], unfinished: boolean): string[] {
  const alike = words.filter((word) => word === typed || (unfinished && word.startsWith(typed)));
  if (alike.length > 0) return alike;
  const most = mostWrong(typed, unfinished);
  if (most === 0) return [];
  const wrong = words.map((word) => wrongIn(typed, word, most, unfinished));
  const least = Math.min(...wrong);
  return least === Infinity ? [] : words.filter((_, at) => wrong[at] === least);
}

/** The places of the texts that have all typed words, by their sound. The last one may be unfinished. */
function placesOf(typed: readonly string[], words: Words): ReadonlySet<number> {
  const all = [...words.keys()];
  const found = typed.map((word, at) => {
    const meant = meantWords(word, all, at === typed.length - 1);
    return new Set(meant.flatMap((each) => [...(words.get(each) ?? [])]));
  });
  const [first, ...others] = found;
  return new Set([...(first ?? [])].filter((place) => others.every((places) => places.has(place))));
}

/**
 * The dishes that a misspelt search, or one in an Indian script, probably means: 'panner' and 'पनीर' find paneer (FIND-1).
 * Those with the words in their name come first, each part in the order of the list. A word that a dish has is never
 * corrected, and words of fewer than three letters find nothing.
 */
export function findForgiving<Dish extends Named>(dishes: readonly Dish[], search: string): Dish[] {
  const merged = mergesSounds(search);
  const typed = soundsOf(search, merged).filter(({ length }) => length >= MIN_SOUND);
  if (typed.length === 0) return [];
  const { inNames, inTexts } = knownWords(dishes, merged);
  const named = placesOf(typed, inNames);
  const mentioned = placesOf(typed, inTexts);
  return [
    ...dishes.filter((_, place) => named.has(place)),
    ...dishes.filter((_, place) => mentioned.has(place) && !named.has(place)),
  ];
}
