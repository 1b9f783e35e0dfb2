import type { Translated } from '#domain/languages/translations.ts';
import type { dataListTexts } from './data-list-texts.ts';

export const dataListTextsHindi: Translated<typeof dataListTexts> = {
  nothingFound: 'कुछ नहीं मिला',
  clear: 'खोज और फ़िल्टर हटाएँ',
  tryAnother: 'कोई दूसरा शब्द लिखकर देखें, या कम शब्द।',
  loading: 'लोड हो रहा है...',
  loadMore: 'और दिखाएँ',
};
