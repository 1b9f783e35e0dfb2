import type { Translated } from '#domain/languages/translations.ts';
import type { billWords } from './bill-words.ts';

export const billWordsHindi: Translated<typeof billWords> = {
  subtotal: 'डिश का जोड़',
  free: 'मुफ़्त',
  discount: 'कूपन',
  packing: 'पैकिंग',
  tip: 'टिप',
  tax: (percent) => `टैक्स (${percent}%)`,
  cgst: (percent) => `CGST ${percent}%`,
  sgst: (percent) => `SGST ${percent}%`,
  roundOff: 'राउंड ऑफ़',
};
