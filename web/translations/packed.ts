// The compiled texts of the other languages. Vite replaces this module by those of domain/languages
// (scripts/language-texts.ts); without it, as in tests, there are none.
import type { Language } from '#domain/languages/languages.ts';
import type { PackedLanguage } from './packs.ts';

/** Loads the texts of a language. */
export const packed: Partial<Record<Language, () => Promise<PackedLanguage>>> = {};
