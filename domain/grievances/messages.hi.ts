import type { Translated } from '#domain/languages/translations.ts';
import type { grievanceCategoryWords, grievanceMessages, grievanceOutcomeWords } from './messages.ts';

export const grievanceMessagesHindi: Translated<typeof grievanceMessages> = {
  empty: 'कृपया यह जानकारी भरें',
  invalidEmail: 'कृपया सही ईमेल पता लिखें',
  notANumber: 'कृपया ऑर्डर का नंबर लिखें, जैसे 1042, या इसे खाली छोड़ें',
  tooLong: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
  unknownCategory: 'कृपया चुनें कि शिकायत किस बारे में है',
  notFound: 'इस लिंक से कोई शिकायत नहीं मिली। कृपया इसके बारे में आए सबसे नए ईमेल का लिंक खोलें।',
  closed: 'यह शिकायत बंद हो चुकी है। कृपया लिखने वाले से नई शिकायत दर्ज करने को कहें।',
  stays: 'शिकायत जैसी लिखी गई थी वैसी ही रहती है। उसका सिर्फ़ जवाब दिया जा सकता है और उसे बंद किया जा सकता है।',
  needsAnswer: 'कृपया जवाब लिखें।',
  needsOutcome: 'कृपया बताएँ कि शिकायत का क्या नतीजा रहा।',
};

export const grievanceCategoryWordsHindi: Translated<typeof grievanceCategoryWords> = {
  order: 'कोई ऑर्डर',
  payment: 'कोई पेमेंट',
  refund: 'कोई रिफ़ंड',
  food: 'खाना',
  delivery: 'डिलीवरी',
  privacy: 'मेरा निजी डेटा',
  other: 'कुछ और',
};

export const grievanceOutcomeWordsHindi: Translated<typeof grievanceOutcomeWords> = {
  settled: 'सुलझ गई',
  refused: 'स्वीकार नहीं हुई',
  withdrawn: 'वापस ली गई',
};
