import type { Translated } from '#domain/languages/translations.ts';
import type { boardStockTexts } from './texts.ts';

export const boardStockTextsHindi: Translated<typeof boardStockTexts> = {
  open: 'खत्म हुआ',
  title: 'खत्म हुई डिश',
  hint: 'ग्राहकों को मेन्यू और कार्ट में तुरंत दिखता है।',
  search: 'डिश खोजें',
  loading: 'डिश लोड हो रही हैं...',
  loadFailed: 'डिश लोड नहीं हो सकीं',
  none: 'इस नाम की कोई डिश नहीं है।',
  soldOutFor: (dishName, time) => `${dishName} खत्म है: ${time}`,
  switchOn: 'फिर से चालू',
  switchOnLabel: (dishName) => `${dishName} फिर से मिल रही है`,
  nowOff: 'अब खत्म है',
  nowOn: 'मिल रही है',
};
