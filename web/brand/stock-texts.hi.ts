import type { Translated } from '#domain/languages/translations.ts';
import type { stockTexts } from './stock-texts.ts';

export const stockTextsHindi: Translated<typeof stockTexts> = {
  times: {
    '1h': '1 घंटा',
    '2h': '2 घंटे',
    '4h': '4 घंटे',
    today: 'आज',
    untilSwitchedOn: 'जब तक मैं चालू न करूँ',
  },
  available: 'उपलब्ध',
  left: (portions) => `आज ${portions} बचे हैं`,
  noPortions: 'आज की सारी प्लेटें ऑर्डर हो चुकी हैं',
  servedFrom: (day) => `आज नहीं, ${day} से मिलेगा`,
  over: 'इसका आख़िरी दिन बीत चुका है',
  cantSwitchOn: 'आज इसकी कोई प्लेट नहीं बची है, या यह आज के लिए नहीं है। मालिक या मैनेजर इसे डिश के फ़ॉर्म में बदल सकते हैं।',
  back: (time) => `खत्म, ${time} पर फिर मिलेगा`,
  backOn: (dateAndTime) => `खत्म, ${dateAndTime} को फिर मिलेगा`,
  off: 'खत्म, जब तक चालू न किया जाए',
  soldOut: (dishName) => `${dishName} खत्म`,
  backNow: (dishName) => `${dishName} फिर से ऑर्डर हो सकता है`,
  failed: 'यह सेव नहीं हो सका',
};
