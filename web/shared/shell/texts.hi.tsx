import type { Translated } from '#domain/languages/translations.ts';
import type { shellTexts } from './texts.tsx';

export const shellTextsHindi: Translated<typeof shellTexts> = {
  page: (name) => ({ title: `${name}: घर जैसा खाना` }),
  skip: 'सीधे पेज पर जाएँ',
  loadingPage: 'पेज लोड हो रहा है',
  offline: 'आप ऑफ़लाइन हैं। यहाँ की जानकारी पुरानी हो सकती है; इंटरनेट आते ही ऑर्डर कर सकेंगे।',
  copy: 'इंटरनेट धीमा है। यहाँ की जानकारी पुरानी हो सकती है; हम कोशिश कर रहे हैं।',
  pageOffline: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही यह पेज खुल जाएगा।',
  home: (name) => `${name}, होम`,
  main: 'मुख्य',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  login: 'साइन इन',
  signUp: 'साइन अप',
  links: { home: 'होम', menu: 'मेन्यू', support: 'ग्राहक सेवा', about: 'हमारे बारे में' },
  cart: {
    empty: 'कार्ट',
    filled: (count) => `कार्ट, ${count} डिश`,
    many: '99+',
  },
  account: 'आपका अकाउंट',
  notFoundPage: { title: 'पेज नहीं मिला' },
  notFound: {
    title: 'यह पेज नहीं मिला',
    text: 'शायद यह कहीं और चला गया है, या पते में कोई गलती है।',
  },
  notYours: {
    title: 'यह पेज किसी और के लिए है',
    text: 'रसोई में आपकी भूमिका से यह नहीं खुलता। ज़रूरत हो तो कृपया मालिक से कहें।',
    toWork: 'मेरे काम पर',
  },
  waiting: {
    title: 'आप अब भी साइन इन हैं',
    text: 'रसोई अभी जवाब नहीं दे पा रही है। यह पेज हर कुछ सेकंड में अपने-आप फिर कोशिश करता है।',
    again: 'फिर कोशिश करें',
  },
  broken: {
    title: 'कुछ उबल गया',
    text: 'यह पेज नहीं दिख सका। आपका कार्ट सुरक्षित है; कृपया थोड़ी देर में फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
  },
  toMenu: 'मेन्यू देखें',
  toHome: 'होम पर जाएँ',
};
