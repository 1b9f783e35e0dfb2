import type { Translated } from '#domain/languages/translations.ts';
import type { arrangingTexts } from './texts.ts';

export const arrangingTextsHindi: Translated<typeof arrangingTexts> = {
  page: {
    title: 'डिश का क्रम',
    lead: 'ग्राहकों को डिश इसी क्रम में दिखती हैं। पहली चार, जो ऑर्डर हो सकती हैं, होम पेज की पसंदीदा डिश हैं।',
  },
  menu: 'दिखाएँ',
  allMenus: 'सभी डिश',
  none: 'यहाँ अभी कोई डिश नहीं',
  earlier: 'पहले की डिश',
  later: 'और डिश',
  unavailable: 'नहीं मिल रही',
  failed: 'डिश की जगह नहीं बदल सकी। सूची में सेव किया हुआ क्रम दिख रहा है।',
};
