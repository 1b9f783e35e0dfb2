import type { Translated } from '#domain/languages/translations.ts';
import type { groupAdminTexts } from './texts.ts';

const choices = (count: number) => `${count} विकल्प`;

export const groupAdminTextsHindi: Translated<typeof groupAdminTexts> = {
  page: {
    title: 'विकल्पों के समूह',
    name: 'विकल्प',
    lead: 'साइज़, एक्स्ट्रा और कॉम्बो की डिश: ग्राहक डिश के साथ क्या चुनते हैं।',
  },
  none: 'अभी विकल्पों का कोई समूह नहीं',
  noneHint: 'एक बनाएँ, जैसे साइज़, जिसमें हाफ़ और फ़ुल हो। फिर उसे डिश के फ़ॉर्म में जोड़ें।',
  add: 'विकल्पों का समूह जोड़ें',
  edit: (name) => `${name} बदलें`,
  delete: (name) => `${name} हटाएँ`,
  usedBy: (count) => (count === 0 ? 'अभी किसी डिश में नहीं' : `${count} डिश में`),
  tooFew: (min) => `${min} से कम मिल रहे हैं: इसकी डिश ऑर्डर नहीं हो सकतीं`,
  dish: 'डिश',
  soldOutDish: 'डिश के रूप में नहीं मिल रही',
  isAvailable: (name) => `${name} मिल रहा है`,
  availability: {
    done: (name, isAvailable) => (isAvailable ? `${name} अब मिल रहा है` : `${name} अब नहीं मिल रहा`),
    failed: 'विकल्प नहीं बदल सका',
  },
  fields: {
    name: 'नाम',
    translations: 'अनुवाद',
    min: 'कम से कम चुनें',
    max: 'ज़्यादा से ज़्यादा चुनें',
    choices: 'विकल्प',
  },
  nameHint: 'ग्राहकों को दिखता है, जैसे साइज़ या अपनी सब्ज़ी चुनें।',
  minHint: '0 हो तो चुनना ज़रूरी नहीं।',
  choice: {
    title: (place) => `विकल्प ${place}`,
    name: 'नाम',
    price: 'दाम में फ़र्क (₹)',
    priceHint: 'डिश के दाम से फ़र्क: कोई फ़र्क न हो तो खाली, ₹20 कम के लिए -20।',
    type: 'प्रकार',
    available: 'मिल रहा है',
    notAvailable: 'नहीं मिल रहा',
    remove: (name) => `${name} हटाएँ`,
    fromDish: 'नाम, प्रकार और उपलब्धता डिश के ही हैं।',
  },
  addChoice: 'विकल्प जोड़ें',
  addDish: 'मेन्यू की डिश जोड़ें',
  chooseDish: 'डिश चुनें…',
  count: choices,
  problems: {
    nameMissing: 'कृपया समूह का नाम दें',
    number: (min, max) => `कृपया ${min} से ${max} तक का पूरा अंक लिखें`,
    minAboveMax: 'जितने चुने जा सकते हैं, यह उससे ज़्यादा है',
    tooFewChoices: (min) => `कृपया कम से कम ${choices(min)} जोड़ें`,
    choiceNameMissing: 'कृपया विकल्प का नाम दें',
    price: 'कृपया रकम लिखें, जैसे 20 या -20',
    priceHigh: 'कृपया ज़्यादा से ज़्यादा ₹1,00,000 लिखें',
  },
  saving: {
    title: 'विकल्पों का समूह बदलें',
    submit: 'समूह सेव करें',
    busy: 'सेव हो रहा है...',
    cancel: 'रहने दें',
    done: 'विकल्पों का समूह सेव हो गया',
    failed: 'विकल्पों का समूह सेव नहीं हो सका',
    refused:
      'यह सेव नहीं हो सकता। इस समूह की कोई डिश खुद कॉम्बो हो सकती है या हटाई जा चुकी है, या इस समूह वाली कोई डिश कहीं और विकल्प है।',
    gone: 'किसी दूसरे एडमिन ने यह समूह हटा दिया है',
    conflict:
      'जब आप बदल रहे थे, तब किसी दूसरे एडमिन ने यह समूह बदल दिया। अभी कुछ सेव नहीं हुआ: चुनें कि क्या रहना चाहिए, और फिर से सेव करें।',
  },
  deleting: {
    title: (name) => `${name} हटाएँ?`,
    text: 'सिर्फ़ वही समूह हटाया जा सकता है जो किसी डिश में न हो।',
    submit: 'समूह हटाएँ',
    busy: 'हटा रहे हैं...',
    done: 'विकल्पों का समूह हट गया',
    failed: 'विकल्पों का समूह नहीं हट सका',
  },
};
