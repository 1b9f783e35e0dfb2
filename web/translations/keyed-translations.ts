import { type Catalogue, type Translated, Translations } from '#domain/languages/translations.ts';

/** A text's hash (cyrb53): enough to tell a few hundred catalogues apart. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (0x1fffff & low) + (high >>> 0)).toString(36);
}

/** Functions and elements count by their place only: their code differs between builds. */
const comparable = (_name: string, value: unknown): unknown => {
  if (typeof value === 'function') return 'ƒ';
  return typeof value === 'object' && value !== null && '$$typeof' in value ? '<>' : value;
};

/** A key of a catalogue, made of its texts and their names. */
export const keyOf = (catalogue: object): string => hashOf(JSON.stringify(catalogue, comparable));

/**
 * The translations of a page in the browser. The lists of a build name English catalogues by their keys
 * (scripts/translation-keys.ts), so that their texts are loaded with the pages that show them.
 */
export class KeyedTranslations extends Translations {
  readonly #byKey = new Map<string, unknown>();

  override add<T extends Catalogue>(english: T, translated: Translated<T>): this {
    const key: unknown = english;
    if (typeof key !== 'string') return super.add(english, translated);
    this.#byKey.set(key, translated);
    return this;
  }

  override of<T extends Catalogue>(english: T): Translated<T> {
    const known = super.of(english);
    if (known !== (english as unknown)) return known;
    const translated = this.#byKey.get(keyOf(english)) as Translated<T> | undefined;
    if (translated === undefined) return known;
    super.add(english, translated);
    return translated;
  }
}
