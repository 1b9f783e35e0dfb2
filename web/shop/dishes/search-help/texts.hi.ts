import type { Translated } from '#domain/languages/translations.ts';
import type { searchHelpTexts } from './texts.ts';

export const searchHelpTextsHindi: Translated<typeof searchHelpTexts> = {
  follows: 'सुझाव आगे हैं।',
  recent: 'पिछली खोजें',
  clear: 'हटाएँ',
  clearLabel: 'सारी पिछली खोजें हटाएँ',
  remove: (search) => `पिछली खोजों में से ${search} हटाएँ`,
  knownFor: 'रसोई की मशहूर डिश',
};
