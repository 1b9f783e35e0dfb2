import type { Translated } from '#domain/languages/translations.ts';
import type { optionTexts } from './texts.ts';

export const optionTextsHindi: Translated<typeof optionTexts> = {
  choose: (min, max) => {
    if (min === max) return `${min} चुनें`;
    return min === 0 ? `${max} तक चुनें` : `${min} से ${max} चुनें`;
  },
  optional: ' (ज़रूरी नहीं)',
  none: 'कुछ नहीं',
  soldOut: 'खत्म हो गया',
  missing: (min, name) => (min === 1 ? `कृपया ${name} चुनें।` : `कृपया ${name} में से ${min} चुनें।`),
  more: (amount) => `+ ${amount}`,
  less: (amount) => `− ${amount}`,
  loading: 'विकल्प लोड हो रहे हैं...',
  loadFailed: 'विकल्प लोड नहीं हो सके',
  note: 'रसोई के लिए नोट',
  noteHint: 'जैसे कम मिर्च। एलर्जी हो तो कृपया रसोई को फ़ोन भी करें।',
};
