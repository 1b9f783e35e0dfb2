import type { Translated } from '#domain/languages/translations.ts';
import type { personTexts } from './texts.ts';

export const personTextsHindi: Translated<typeof personTexts> = {
  required: 'कृपया सभी ज़रूरी जानकारी भरें',
  invalidEmail: 'कृपया सही ईमेल पता लिखें',
  invalidPhone: 'कृपया सही फ़ोन नंबर लिखें',
  unknownPincode: 'पिनकोड सही नहीं है या उसकी जानकारी नहीं मिली',
};
