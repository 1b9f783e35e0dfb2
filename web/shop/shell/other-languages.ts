// The texts of the offer of a language in that language's own words, because they stand on pages in another one. A build and
// Vite replace this module by the texts of domain/languages (scripts/language-texts.ts).
import type { Language } from '#domain/languages/languages.ts';

export const others: Partial<Record<Language, { languageOfferTexts?: unknown }>> = {};
