import type { Translated } from '#domain/languages/translations.ts';
import type { optionGroupTexts } from './texts.ts';

export const optionGroupTextsHindi: Translated<typeof optionGroupTexts> = {
  loadFailed: 'विकल्पों के समूह लोड नहीं हो सके',
  loading: 'विकल्पों के समूह लोड हो रहे हैं...',
  rule: (min, max) => {
    if (min === max) return `${min} चुनें`;
    return min === 0 ? `ज़रूरी नहीं, ${max} तक` : `${min} से ${max} चुनें`;
  },
};
