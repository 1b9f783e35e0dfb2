import type { Translated } from '#domain/languages/translations.ts';
import type { testPaymentTexts } from './texts.ts';

export const testPaymentTextsHindi: Translated<typeof testPaymentTexts> = {
  question: {
    title: 'क्या ग्राहक आपको असली पैसे देते हैं?',
    text: (methods) =>
      `आपकी साइट सार्वजनिक है, और ग्राहक बिना पैसे दिए ${methods} चुन सकते हैं। ऐसे ऑर्डर पर हर जगह “टेस्ट, असली पैसे नहीं” लिखा रहता है और वे बिक्री में नहीं गिने जाते, पर वे रसोई तक पहुँचते हैं।`,
    or: ' या ',
    off: 'हम सिर्फ़ असली पेमेंट लेते हैं, टेस्ट पेमेंट बंद करें',
    on: 'चालू रहने दें, यह एक ट्रायल है',
    isOff: 'टेस्ट पेमेंट बंद हैं',
    isOn: 'टेस्ट पेमेंट चालू रहेंगे',
    failed: 'जवाब सेव नहीं हो सका',
  },
};
