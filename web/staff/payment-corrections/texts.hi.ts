import type { Translated } from '#domain/languages/translations.ts';
import { takeBackWordsHindi } from '#domain/payments/take-back-words.hi.ts';
import type { correctionTexts } from './texts.ts';

export const correctionTextsHindi: Translated<typeof correctionTexts> = {
  open: 'पैसे नहीं आए?',
  openLabel: (order) => `ऑर्डर ${order} का पेमेंट नहीं आया`,
  title: (order) => `ऑर्डर ${order} के पैसे नहीं आए`,
  loading: 'पेमेंट लोड हो रहा है...',
  loadFailed: 'पेमेंट लोड नहीं हो सका',
  hint: 'पेमेंट दर्ज हो गया था, पर पैसे नहीं आए। वह फिर बाकी हो जाएगा: राइडर या काउंटर पैसे लेगा, और ग्राहक को ईमेल जाएगा। अगर रसोई ने शुरू नहीं किया है, तो ऑर्डर पेमेंट का इंतज़ार करेगा।',
  none: 'यहाँ कुछ वापस नहीं लिया जा सकता: पेमेंट गेटवे से आया है, या पहले से बाकी है।',
  legend: 'क्यों? यह ऑडिट लॉग में रहेगा।',
  reasons: takeBackWordsHindi,
  confirm: 'पेमेंट वापस बाकी करें',
  done: (order, amount) => `${order} के ${amount} फिर बाकी हैं`,
  tooLate: 'वापस नहीं लिया जा सकता: कुछ लौटाया जा चुका है, दिन बंद है, या ऑर्डर खत्म हो चुका है।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  lost: 'सर्वर से जवाब नहीं आया। कृपया ऑर्डर देखें और फिर कोशिश करें।',
};
