import { completed } from '#domain/languages/completed.ts';
import { type Catalogue, type Translated, Translations } from '#domain/languages/translations.ts';
import type { PackedTexts } from './packs.ts';

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
 * The texts of a page in another language. They are packed by the keys of the English catalogues, so that the English texts
 * are loaded only with the pages that show them.
 */
export class KeyedTranslations extends Translations {
  readonly #packed: Record<string, unknown> = {};
  readonly #made = new Map<Catalogue, unknown>();

  add(texts: PackedTexts): this {
    Object.assign(this.#packed, texts);
    this.#made.clear();
    return this;
  }

  override of<T extends Catalogue>(english: T): Translated<T> {
    if (!this.#made.has(english)) this.#made.set(english, completed(english, this.#packed[keyOf(english)]));
    return this.#made.get(english) as Translated<T>;
  }
}
