import type { Translated } from '#domain/languages/translations.ts';
import { contentDefaultsHindi } from '#domain/site/content/defaults.hi.ts';
import type { defaultContentTexts } from './default-content-texts.ts';

export const defaultContentTextsHindi: Translated<typeof defaultContentTexts> = {
  inPageLanguage: (text) => contentDefaultsHindi.get(text) ?? text,
};
