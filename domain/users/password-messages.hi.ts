import type { Translated } from '#domain/languages/translations.ts';
import type { passwordMessages } from './password-messages.ts';

export const passwordMessagesHindi: Translated<typeof passwordMessages> = {
  choose: 'कृपया पासवर्ड चुनें',
  tooShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  weak: 'कृपया ज़्यादा मज़बूत पासवर्ड चुनें',
  required: 'पासवर्ड ज़रूरी है',
  newTooShort: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  confirm: 'पासवर्ड दोबारा लिखें',
  differ: 'दोनों पासवर्ड एक जैसे नहीं हैं',
};
