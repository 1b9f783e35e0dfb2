import type { Language } from '#domain/languages/languages.ts';
import type { Translations } from '#domain/languages/translations.ts';
import type { tags } from '#web/lib/text-tags.tsx';
import type { join } from './join.ts';

/** Catalogues by the keys of their English ones (keyed-translations.ts). */
export type PackedTexts = Readonly<Record<string, unknown>>;

/** Makes the catalogues of a part; texts with elements use what they are given. */
export type Pack = (joined: typeof join, elements: typeof tags) => PackedTexts;

/** The texts of a page's language in the browser. */
export interface PageTexts {
  translations: Translations;
  /** Loads what the route with this id needs, unless it is loaded. To be awaited before the route is shown. */
  load(route: string): Promise<unknown>;
}

/** The parts of a language's texts that only some pages load. */
export type PagePart = 'plans' | 'work' | 'content';

/** The texts of a language: those for customers, and the parts that only some pages load. */
export interface PackedLanguage {
  customers: Pack;
  parts: Readonly<Record<PagePart, () => Promise<{ default: Pack }>>>;
  /** Stands in the file of the texts (other-language.ts), so that a page waits for one file. */
  otherTexts(language: Language, texts: PackedLanguage): PageTexts;
}
