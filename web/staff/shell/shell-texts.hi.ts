import type { Translated } from '#domain/languages/translations.ts';
import type { adminShellTexts, menuSectionTexts, moreTexts } from './shell-texts.ts';

export const adminShellTextsHindi: Translated<typeof adminShellTexts> = {
  page: { title: 'एडमिन' },
  label: 'एडमिन',
  home: 'डैशबोर्ड',
  attention: (count) => `${count} पर ध्यान दें`,
  search: {
    open: 'खोजें',
    key: '/',
    title: 'सब कुछ खोजें',
    label: 'ऑर्डर नंबर, फ़ोन, नाम या डिश',
    hint: 'ऑर्डर नंबर, फ़ोन, नाम या डिश लिखें।',
    nothing: 'कुछ नहीं मिला',
    searching: 'खोज रहे हैं...',
    failed: 'खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
    groups: { screens: 'स्क्रीन', orders: 'ऑर्डर', people: 'लोग', dishes: 'डिश' },
    results: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
    noName: 'नाम नहीं',
  },
  newOrder: 'नया ऑर्डर',
  shortcuts: {
    open: 'कीबोर्ड शॉर्टकट',
    title: 'कीबोर्ड शॉर्टकट',
    search: 'सब कुछ खोजें',
    list: 'यह सूची दिखाएँ',
    go: (section) => `${section} पर जाएँ`,
    afterwards: 'फिर',
    or: 'या',
  },
};

export const menuSectionTextsHindi: Translated<typeof menuSectionTexts> = { page: { title: 'मेन्यू' } };

export const moreTextsHindi: Translated<typeof moreTexts> = {
  page: { title: 'और', lead: 'जिसकी रोज़ ज़रूरत नहीं पड़ती।' },
};
