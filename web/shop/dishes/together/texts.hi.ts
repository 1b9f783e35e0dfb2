import type { Translated } from '#domain/languages/translations.ts';
import type { togetherTexts } from './texts.ts';

export const togetherTextsHindi: Translated<typeof togetherTexts> = {
  title: 'अक्सर साथ में ऑर्डर की जाने वाली डिश',
};
