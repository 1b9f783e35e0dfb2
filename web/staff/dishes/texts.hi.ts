import { labelsOf } from '#domain/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { dishMessagesHindi } from '#domain/dishes/messages.hi.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { factTextsHindi } from '#web/brand/fact-texts.hi.ts';
import { brandTextsHindi } from '#web/brand/texts.hi.ts';
import { dishOptionTextsHindi } from './options/texts.hi.ts';
import type { dishAdminTexts } from './texts.ts';

export const dishAdminTextsHindi: Translated<typeof dishAdminTexts> = {
  page: {
    title: 'डिश संभालें',
    name: 'डिश',
    lead: 'रसोई क्या बनाती है, और उसमें से अभी क्या ऑर्डर हो सकता है।',
  },
  addPage: { title: 'डिश जोड़ें', lead: 'जोड़ते ही यह मेन्यू में आ जाती है।' },
  copyPage: {
    title: (name) => `${name} की कॉपी`,
    lead: 'जो अलग है उसे बदलें। कॉपी एक अलग डिश बन जाती है।',
    name: (name) => `${name} (कॉपी)`,
    gone: 'जिस डिश की कॉपी करनी थी, वह अब नहीं है।',
  },
  search: 'डिश खोजें',
  searchHint: 'डिश खोजें...',
  list: {
    unit: () => 'डिश',
    loading: 'डिश लोड हो रही हैं...',
    failed: 'डिश लोड नहीं हो सकीं',
    empty: 'कोई डिश नहीं मिली',
    noneFound: 'कोई डिश नहीं मिली',
  },
  columns: {
    dish: 'डिश',
    category: 'श्रेणी',
    price: 'दाम',
    available: 'मिल रही है',
    actions: 'काम',
  },
  available: 'मिल रही है',
  unavailable: 'नहीं मिल रही',
  isAvailable: (name) => `${name} मिल रही है`,
  soldOutFor: (name) => `बताएँ कि ${name} कितने समय के लिए खत्म है`,
  soldOutDialog: {
    title: (name) => `खत्म: ${name}`,
    hint: 'कितने समय के लिए? आखिरी विकल्प को छोड़कर यह अपने आप वापस आ जाती है।',
  },
  asItIs: 'जैसी है वैसी',
  anyNumber: 'कितनी भी',
  everyDay: 'हर दिन',
  schedule: {
    legend: 'कब मिलती है',
    hint: 'इनमें से कुछ न भरें तो हर दिन मिलती है। नहीं तो आधी रात को अपने आप आती-जाती है।',
  },
  portionsHint: 'एक दिन में कितनी ऑर्डर हो सकती हैं। कोई सीमा न हो तो खाली छोड़ें।',
  edit: (name) => `${name} बदलें`,
  copy: (name) => `${name} की कॉपी बनाएँ`,
  delete: (name) => `${name} हटाएँ`,
  fields: {
    ...labelsOf(dishAttributes, 'hi'),
    isAvailable: 'मिल रही है या नहीं',
    optionGroupIds: dishOptionTextsHindi.title,
  },
  choices: {
    type: brandTextsHindi.diet,
  },
  facts: {
    ...factTextsHindi,
    spice: brandTextsHindi.spice,
    none: 'नहीं बताया',
    nutrition: 'एक प्लेट का पोषण',
    nutritionHint: 'इनमें से कुछ न भरें, तो पेज पर घर जैसी प्लेट के सामान्य आँकड़े दिखते हैं।',
  },
  tax: {
    percentHint: (usual) => `CGST और SGST मिलाकर। खाली: ${usual}%, जैसा सेटिंग में है।`,
    codeHint: (usual) => `पैक किए सामान का अपना कोड होता है। खाली: ${usual}।`,
  },
  priceInRupees: 'दाम (₹)',
  chooseCategory: 'चुनें…',
  problems: {
    nameMissing: 'कृपया डिश का नाम दें',
    descriptionMissing: 'कृपया डिश का विवरण लिखें',
    lastDayEarlier: 'आखिरी दिन पहले दिन से पहले है',
    priceMissing: 'कृपया दाम रुपये में लिखें',
    priceOdd: 'कृपया दाम अंकों में लिखें, जैसे 120 या 99.50',
    priceHigh: 'कृपया ज़्यादा से ज़्यादा ₹1,00,000 का दाम लिखें',
    menuMissing: 'कृपया श्रेणी चुनें',
    imageMissing: 'कृपया तस्वीर अपलोड करें, या उसका URL दें',
    wholeNumber: (from, to) => `कृपया ${from} से ${to} तक का पूरा अंक लिखें`,
    number: (from, to) => `कृपया ${from} से ${to} तक का अंक लिखें, जैसे 12.5`,
    rate: (to) => `कृपया 0 से ${to} तक की दर लिखें, ज़्यादा से ज़्यादा 2 दशमलव, जैसे 12`,
    hsnCode: (from, to) => `कृपया कोड के ${from} से ${to} अंक लिखें`,
    contradictions: dishMessagesHindi.contradictions,
  },
  adding: {
    submit: 'डिश जोड़ें',
    busy: 'जोड़ रहे हैं...',
    done: 'डिश जुड़ गई!',
    failed: 'डिश नहीं जुड़ सकी',
  },
  editing: {
    title: 'डिश बदलें',
    submit: 'बदलाव सेव करें',
    busy: 'सेव हो रहा है...',
    cancel: 'रहने दें',
    done: 'डिश बदल गई',
    failed: 'डिश नहीं बदल सकी',
    gone: 'किसी दूसरे एडमिन ने यह डिश हटा दी है',
    conflict:
      'जब आप बदल रहे थे, तब किसी दूसरे एडमिन ने यह डिश बदल दी। अभी कुछ सेव नहीं हुआ: चुनें कि क्या रहना चाहिए, और फिर से सेव करें।',
  },
  deleting: {
    title: (name) => `${name} हटाएँ?`,
    text: 'डिश अपने रिव्यू के साथ मेन्यू से और हर कार्ट से हट जाएगी; उन कार्ट के मालिकों को सूचना दिखेगी। हो चुके ऑर्डर में वह बनी रहेगी। कुछ समय छिपाने के लिए उसे बंद कर दें।',
    submit: 'डिश हटाएँ',
    busy: 'हटा रहे हैं...',
    done: 'डिश हट गई',
    failed: 'डिश नहीं हट सकी',
  },
  free: {
    title: (name) => `${name} ₹0 में दें?`,
    text: 'ग्राहक इसे बिना पैसे दिए ऑर्डर कर पाएँगे।',
    yes: 'हाँ, यह मुफ़्त है',
    no: 'दाम बदलें',
  },
  preview: {
    title: 'झलक',
    picture: 'डिश कैसी दिखेगी',
    name: 'नाम',
    description: 'इसमें क्या है, और स्वाद कैसा है',
  },
  image: {
    uploading: (fileName) => `${fileName} अपलोड हो रही है`,
    progress: 'अपलोड',
    cancel: 'अपलोड रद्द करें',
    now: 'अभी की डिश',
    choose: 'तस्वीर चुनें',
    takePhoto: 'फ़ोटो खींचें',
    drop: (megabytes) => `या यहाँ छोड़ें, ${megabytes} MB तक`,
    url: 'तस्वीर का URL',
    urlHint: 'अपलोड करने पर अपने आप भरता है, या कहीं और रखी तस्वीर का पता।',
  },
};
