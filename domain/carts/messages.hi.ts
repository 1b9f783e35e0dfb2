import type { Translated } from '#domain/languages/translations.ts';
import type { cartMessages } from './messages.ts';
import { MAX_QUANTITY } from './quantity.ts';

export const cartMessagesHindi: Translated<typeof cartMessages> = {
  loadFailed: 'कार्ट लोड नहीं हो सका',
  loginToAdd: 'कार्ट में डालने के लिए कृपया साइन इन करें',
  loginFirst: 'कृपया पहले साइन इन करें',
  added: (dishName) => `${dishName} को कार्ट में जोड़ दिया`,
  addFailed: 'कार्ट में नहीं जुड़ सका',
  updating: 'मात्रा बदल रही है...',
  updateFailed: 'मात्रा नहीं बदल सकी',
  removed: 'कार्ट से हटा दिया गया',
  removeFailed: 'कार्ट से नहीं हट सका',
  cleared: 'कार्ट खाली हो गया',
  clearFailed: 'कार्ट खाली नहीं हो सका',
  tooMany: `एक डिश ज़्यादा से ज़्यादा ${MAX_QUANTITY}। बड़ी दावत के लिए कृपया रसोई को फ़ोन करें।`,
  unavailable: (dishName) => `${dishName} अभी उपलब्ध नहीं है`,
  leftTheMenu: (dishName) => `${dishName} अब हमारे मेन्यू में नहीं है, इसलिए उसे आपके कार्ट से हटा दिया है।`,
  soldOutMeanwhile: (dishName) => `${dishName} अब उपलब्ध नहीं है, इसलिए आपके कार्ट में नहीं है।`,
  optionsChanged: (dishName) => `${dishName} के विकल्प बदल गए हैं, इसलिए वह आपके कार्ट में नहीं है। कृपया उसे फिर से जोड़ें।`,
  filledUp: (dishName) => `${dishName}: अब कार्ट में ${MAX_QUANTITY} हैं, एक डिश इससे ज़्यादा नहीं।`,
  chooseOptions: (dishName) => `कृपया ${dishName} के विकल्प चुनें`,
  noSuchDish: 'यह डिश अब मेन्यू में नहीं है',
};
