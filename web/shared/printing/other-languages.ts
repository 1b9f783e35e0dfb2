// The texts of paper in other languages than English. Pages have them in any language, because paper is in the kitchen's. A
// build and Vite replace this module by the texts of domain/languages (scripts/language-texts.ts).
import type { Language } from '#domain/languages/languages.ts';

export const others: Partial<Record<Language, { sheetTexts?: unknown }>> = {};
