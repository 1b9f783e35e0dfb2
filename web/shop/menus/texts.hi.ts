import type { Translated } from '#domain/languages/translations.ts';
import type { menuTexts } from './texts.ts';

export const menuTextsHindi: Translated<typeof menuTexts> = {
  label: 'श्रेणियाँ',
  all: 'सभी श्रेणियाँ',
  jump: 'मेन्यू',
  sections: 'मेन्यू के हिस्से',
  others: 'और डिश',
};
