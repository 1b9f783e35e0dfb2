import type { Translated } from '#domain/languages/translations.ts';
import type { reviewAdminTexts } from './texts.ts';

export const reviewAdminTextsHindi: Translated<typeof reviewAdminTexts> = {
  page: {
    title: 'रिव्यू',
    lead: 'ग्राहक आपकी डिश के बारे में क्या कहते हैं। जवाब रिव्यू के नीचे दिखता है; छिपाया हुआ रिव्यू गिना नहीं जाता।',
  },
  list: {
    label: 'रिव्यू',
    unit: () => 'रिव्यू',
    loading: 'रिव्यू लोड हो रहे हैं...',
    failed: 'रिव्यू लोड नहीं हो सके',
    empty: 'अभी कोई रिव्यू नहीं',
    emptyHint: 'ग्राहक आपकी डिश के बारे में जो लिखेंगे, वह यहाँ दिखेगा।',
  },
  columns: { review: 'रिव्यू', dish: 'डिश', written: 'लिखा गया', actions: 'काम' },
  stars: (stars) => (stars === 1 ? '1 तारा' : `${stars} तारे`),
  goneDish: 'हटाई गई डिश',
  hidden: 'छिपा हुआ',
  yourAnswer: 'आपका जवाब:',
  answer: 'जवाब दें',
  changeAnswer: 'जवाब बदलें',
  of: (author) => `, ${author} का रिव्यू`,
  hide: 'छिपाएँ',
  show: 'दिखाएँ',
  hiddenNow: 'रिव्यू छिप गया',
  shownNow: 'रिव्यू फिर से दिख रहा है',
  failed: 'यह सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  dialog: {
    title: (author) => `${author} को जवाब दें`,
    label: 'आपका जवाब',
    hint: 'इसे सब लोग रिव्यू के नीचे पढ़ते हैं। वापस लेने के लिए खाली छोड़ें।',
    save: 'सेव करें',
    saving: 'सेव हो रहा है...',
    saved: 'जवाब सेव हो गया',
    cancel: 'रहने दें',
  },
};
