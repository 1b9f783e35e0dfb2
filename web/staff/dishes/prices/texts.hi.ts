import type { Translated } from '#domain/languages/translations.ts';
import type { priceTexts } from './texts.ts';

export const priceTextsHindi: Translated<typeof priceTexts> = {
  page: {
    title: 'दाम बदलें',
    lead: 'पहले हर नया दाम देखें। आपके हाँ कहने से पहले कुछ नहीं बदलता।',
  },
  scope: 'डिश',
  allMenus: 'सभी डिश',
  direction: 'बढ़ाएँ या घटाएँ',
  directions: { raise: 'बढ़ाएँ', lower: 'घटाएँ' },
  by: 'कितना',
  unit: 'इकाई',
  units: { percent: '%', rupees: '₹' },
  rounding: 'कैसे पूरा करें',
  roundings: {
    rupee: 'पूरे रुपये',
    five: '₹5 के गुणज',
    nine: 'दाम के अंत में 9',
  },
  odd: 'कृपया अंक लिखें, जैसे 10 या 2.5',
  high: (most) => `कृपया ज़्यादा से ज़्यादा ${most} लिखें`,
  table: 'अभी के और बदलने के बाद के दाम',
  columns: { dish: 'डिश', now: 'अभी', after: 'नया', difference: 'फ़र्क' },
  all: (count) => `सभी ${count} डिश`,
  same: 'वही रहेगा',
  more: (count) => `और दिखाएँ (${count} बाकी)`,
  impossible: 'नहीं हो सकता',
  noDishes: 'यहाँ अभी कोई डिश नहीं',
  count: (changed, chosen) => `${chosen} डिश में से ${changed} के दाम बदलेंगे।`,
  nothingYet: 'कितना बदलना है लिखें, नए दाम नीचे दिखेंगे।',
  blocked: (count) => `${count} डिश मुफ़्त हो जाएँगी या ₹1,00,000 से महँगी। उनका टिक हटाएँ, या कोई और बदलाव चुनें।`,
  submit: (count) => (count === 0 ? 'दाम बदलें' : `${count} दाम बदलें`),
  confirm: {
    title: (count) => `${count} दाम बदलें?`,
    text: 'खुले मेन्यू और कार्ट में नए दाम तुरंत दिखेंगे। हो चुके ऑर्डर के दाम वही रहेंगे।',
    yes: 'हाँ, बदलें',
    busy: 'बदल रहे हैं...',
  },
  done: (count) => `${count} दाम बदल गए`,
  failed: 'दाम नहीं बदल सके',
  conflict: {
    named: (names) => `इस बीच किसी और ने ${names} को बदल दिया। कोई दाम नहीं बदला: कृपया नए दाम फिर से देखें।`,
    general: 'इस बीच किसी और ने ये डिश बदल दीं। कोई दाम नहीं बदला: कृपया नए दाम फिर से देखें।',
  },
};
