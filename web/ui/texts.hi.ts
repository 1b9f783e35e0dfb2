import type { Translated } from '#domain/languages/translations.ts';
import type { uiTexts } from './texts.ts';

export const uiTextsHindi: Translated<typeof uiTexts> = {
  cancel: 'रहने दें',
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  retrying: 'फिर कोशिश हो रही है...',
  checkConnection: 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  optional: ' (ज़रूरी नहीं)',
  clearSearch: 'खोज हटाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  stepper: {
    remove: 'हटाएँ',
    decrease: 'एक कम करें',
    increase: 'एक और जोड़ें',
  },
  conflict: { theirs: 'उनका', mine: 'आपका' },
  unsaved: {
    title: 'सेव किए बिना बाहर जाएँ?',
    text: 'आपके बदलाव अभी सेव नहीं हुए हैं।',
    leave: 'बाहर जाएँ',
    stay: 'बदलाव जारी रखें',
  },
};
