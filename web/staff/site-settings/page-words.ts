import { settingWords } from '#domain/site/setting-words.ts';
import { useTexts } from '#web/lib/texts.ts';

/** The words of the rows with those of another language in the same places. */
function inPairs(english: unknown, other: unknown, found: Map<unknown, unknown>): Map<unknown, unknown> {
  if (typeof english === 'string' || Array.isArray(english)) return found.set(english, other);
  for (const [name, value] of Object.entries(english ?? {}))
    inPairs(value, Reflect.get(Object(other), name), found);
  return found;
}

const known = new WeakMap<object, Map<unknown, unknown>>();

/** Picks the words of a row in the page's language. */
export function usePageWords(): <Text>(words: Text) => Text {
  const texts = useTexts(settingWords);
  const pairs = known.get(texts) ?? inPairs(settingWords, texts, new Map());
  known.set(texts, pairs);
  return <Text>(words: Text) => (pairs.get(words) ?? words) as Text;
}
