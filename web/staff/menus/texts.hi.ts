import type { Translated } from '#domain/languages/translations.ts';
import type { menuAdminTexts } from './texts.ts';

export const menuAdminTextsHindi: Translated<typeof menuAdminTexts> = {
  page: { title: 'मेन्यू', lead: 'आपकी डिश की श्रेणियाँ, उसी क्रम में जिसमें ग्राहक देखते हैं।' },
  loading: 'मेन्यू लोड हो रहे हैं...',
  none: 'अभी कोई मेन्यू नहीं',
  noneHint: 'हर डिश किसी मेन्यू की होती है। पहला मेन्यू जोड़ें।',
  dishes: (count) => `${count} डिश`,
  moveFailed: 'मेन्यू की जगह नहीं बदल सकी',
  edit: (name) => `${name} बदलें`,
  delete: (name) => `${name} हटाएँ`,
  add: 'मेन्यू जोड़ें',
  fields: {
    name: 'नाम',
    description: 'विवरण',
    translations: 'अनुवाद',
    icon: 'आइकन',
  },
  noIcon: 'कोई नहीं',
  ownPicture: 'अपनी तस्वीर',
  ownPictureHint: 'बने हुए आइकन की जगह किसी चौकोर तस्वीर का वेब पता।',
  nothing: 'कुछ नहीं',
  saving: {
    title: 'मेन्यू बदलें',
    submit: 'मेन्यू सेव करें',
    busy: 'सेव हो रहा है...',
    cancel: 'रहने दें',
    nameMissing: 'कृपया मेन्यू का नाम दें',
    done: 'मेन्यू सेव हो गया',
    failed: 'मेन्यू सेव नहीं हो सका',
    gone: 'किसी दूसरे एडमिन ने यह मेन्यू हटा दिया है',
    conflict:
      'जब आप बदल रहे थे, तब किसी दूसरे एडमिन ने यह मेन्यू बदल दिया। अभी कुछ सेव नहीं हुआ: चुनें कि क्या रहना चाहिए, और फिर से सेव करें।',
  },
  deleting: {
    title: (name) => `${name} हटाएँ?`,
    text: 'सिर्फ़ बिना डिश वाला मेन्यू हटाया जा सकता है।',
    submit: 'मेन्यू हटाएँ',
    busy: 'हटा रहे हैं...',
    done: 'मेन्यू हट गया',
    failed: 'मेन्यू नहीं हट सका',
  },
};
