import type { Translated } from '#domain/languages/translations.ts';
import type { offlineBoardTexts } from './texts.ts';

export const offlineBoardTextsHindi: Translated<typeof offlineBoardTexts> = {
  print: (count) => `अगले 2 घंटों के ${count} टिकट प्रिंट करें`,
  printShort: 'सब प्रिंट करें',
  nothingToPrint: 'अगले दो घंटों के लिए कोई टिकट नहीं है।',
  queued: (order) => `कनेक्शन नहीं है: ${order} का कदम कनेक्शन आते ही भेजा जाएगा`,
  waits: 'अभी भेजा नहीं गया',
  title: (count) => `${count} कदम कनेक्शन का इंतज़ार कर रहे हैं`,
  hint: 'ये इसी डिवाइस पर रखे हैं और इसी क्रम में भेजे जाएँगे।',
  problems: (count) => `${count} कदम भेजे नहीं जा सके`,
  step: (order, status, time) => `${order}: ${status}, ${time}`,
  takeBack: 'वापस लें',
  takeBackLabel: (order) => `ऑर्डर ${order} का कदम वापस लें`,
  dismiss: 'समझ गए',
  dismissLabel: (order) => `ऑर्डर ${order} की सूचना हटाएँ`,
  sent: (count) => `रुके हुए ${count} कदम भेज दिए गए`,
  movedOn: (status) => `नहीं भेजा: ऑर्डर इस बीच आगे बढ़ गया, अब “${status}” है।`,
  gone: 'नहीं भेजा: ऑर्डर इस बीच आगे बढ़ गया।',
  changeOpen: 'नहीं भेजा: एक बदलाव पर ग्राहक के जवाब का इंतज़ार है।',
  revised: 'नहीं भेजा: इस बीच ऑर्डर बदल गया।',
  refused: 'नहीं भेजा: सर्वर ने नहीं माना। कृपया ऑर्डर देखें।',
};
