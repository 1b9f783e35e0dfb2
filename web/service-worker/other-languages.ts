// The texts of the page without a connection in other languages than English. A build replaces this module by the texts of
// domain/languages (scripts/language-texts.ts).
import type { Language } from '#domain/languages/languages.ts';

export const others: Partial<Record<Language, { offlinePageTexts?: unknown }>> = {};
