import type { Translated } from '#domain/languages/translations.ts';
import type { dishOptionTexts } from './texts.ts';

export const dishOptionTextsHindi: Translated<typeof dishOptionTexts> = {
  title: 'विकल्पों के समूह',
  hint: 'ग्राहक इस डिश के साथ क्या चुनते हैं, इसी क्रम में। ज़रूरी समूह पहले पूछे जाते हैं।',
  none: 'चुनने को कुछ नहीं: डिश जैसी है वैसी बिकती है।',
  add: 'समूह जोड़ें',
  choose: 'समूह चुनें…',
  remove: (name) => `इस डिश से ${name} हटाएँ`,
  noGroups: 'अभी विकल्पों का कोई समूह नहीं है। उन्हें मेन्यू, विकल्प में बनाएँ।',
  gone: 'हटाया गया समूह',
  refused: 'इस डिश में ये समूह नहीं हो सकते: दो में एक ही विकल्प है, या यह डिश खुद किसी कॉम्बो का विकल्प है।',
};
