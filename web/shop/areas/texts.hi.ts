import type { Translated } from '#domain/languages/translations.ts';
import type { areaTexts } from './texts.ts';

export const areaTextsHindi: Translated<typeof areaTexts> = {
  label: 'डिलीवरी का पिनकोड',
  hint: 'क्या हम आपके यहाँ डिलीवरी करते हैं? अपना पिनकोड लिखें।',
  delivered: (pincode, fee) => `हम ${pincode} में डिलीवरी करते हैं। डिलीवरी शुल्क ${fee}।`,
  free: (pincode) => `हम ${pincode} में मुफ़्त डिलीवरी करते हैं।`,
  minimum: (amount) => ` कम से कम ${amount} का ऑर्डर।`,
};
