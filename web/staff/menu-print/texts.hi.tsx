import type { Translated } from '#domain/languages/translations.ts';
import type { menuPrintTexts } from './texts.tsx';

export const menuPrintTextsHindi: Translated<typeof menuPrintTexts> = {
  page: {
    title: 'प्रिंट किया मेन्यू',
    lead: 'सभी मेन्यू A4 पर, आपकी दुकान के QR कोड के साथ। ब्राउज़र इसे प्रिंट करता है, या PDF में सेव करता है।',
  },
  print: 'प्रिंट करें',
  loading: 'मेन्यू लोड हो रहा है...',
  failed: 'मेन्यू लोड नहीं हो सका',
  none: 'अभी कोई डिश नहीं',
  noneHint: 'प्रिंट किए मेन्यू में आपके मेन्यू की डिश दिखती हैं।',
  scan: 'यहाँ ऑर्डर करें',
  code: (address) => `${address} का QR कोड`,
  from: (price) => <>{price} से</>,
  licence: (number) => `FSSAI लाइसेंस ${number}`,
};
