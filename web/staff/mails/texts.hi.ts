import type { Translated } from '#domain/languages/translations.ts';
import { kindWordsHindi } from '#domain/mails/kind-words.hi.ts';
import { kindWords } from '#domain/mails/kind-words.ts';
import type { mailTexts } from './texts.ts';

export const mailTextsHindi: Translated<typeof mailTexts> = {
  page: {
    title: 'ईमेल',
    lead: 'रसोई ने क्या लिखा, और उसका क्या हुआ।',
    leadWithoutServer: 'कोई मेल सर्वर नहीं लगा है, इसलिए ईमेल यहीं रखे जाते हैं। रसोई के पहले एडमिन उनके लिंक आगे दे सकते हैं।',
  },
  list: {
    label: 'ईमेल',
    unit: () => 'ईमेल',
    loading: 'ईमेल लोड हो रहे हैं...',
    failed: 'ईमेल लोड नहीं हो सके',
    empty: 'अभी कोई ईमेल नहीं',
    emptyHint: 'पते पक्के करने, पासवर्ड बदलने और ऑर्डर के ईमेल यहाँ दिखेंगे।',
  },
  kind: (kind) => kindWordsHindi(kind) ?? kindWords(kind),
  columns: { mail: 'ईमेल', to: 'किसे', status: 'स्थिति' },
  search: 'ईमेल खोजें',
  searchHint: 'पता या ईमेल का प्रकार',
  everyMail: 'सभी ईमेल',
  statuses: {
    queued: 'इंतज़ार में',
    sending: 'भेजा जा रहा है',
    sent: 'भेजा गया',
    kept: 'यहीं रखा है',
    withheld: 'रोका गया',
    expired: 'समय निकल गया',
    failed: 'नहीं भेजा जा सका',
  },
  reasons: {
    withheld: 'पाने वाले को एक घंटे में ऐसे बहुत से ईमेल मिल चुके थे।',
    expired: 'भेजे जाने से पहले ही यह पुराना हो गया था।',
  },
  kitchen: 'रसोई',
  allMail: 'सभी ईमेल',
  loadingOne: 'ईमेल लोड हो रहा है...',
  noSuchMail: 'ऐसा कोई ईमेल नहीं है',
  loadFailed: 'ईमेल लोड नहीं हो सका',
  subject: 'विषय',
  repliesGoTo: 'जवाब इन्हें जाएगा',
  written: 'लिखा गया',
  frameTitle: 'ईमेल, जैसा पढ़ने वाले को दिखता है',
  asPlainText: 'सादे टेक्स्ट में',
  secret: {
    revealable:
      'इसमें किसी का अकाउंट खोलने वाला लिंक या कोड है। इसे सिर्फ़ उसी व्यक्ति को देने के लिए दिखाएँ। बदलावों के लॉग में दर्ज होगा कि यह दिखाया गया।',
    show: 'यह ईमेल दिखाएँ',
    showing: 'दिखा रहे हैं...',
    showFailed: 'ईमेल दिखाया नहीं जा सका। कृपया फिर कोशिश करें।',
    hidden: 'इसमें सिर्फ़ पढ़ने वाले के लिए लिंक या कोड है।',
    hiddenKept: 'इसमें सिर्फ़ पढ़ने वाले के लिए लिंक या कोड है। इसे रसोई के पहले एडमिन ही दिखा सकते हैं।',
    wiped: 'इसका लिंक या कोड पुराना हो गया था, और मिटा दिया गया।',
    wipedSent: 'इसका लिंक या कोड सिर्फ़ पढ़ने वाले के लिए था, और भेजते ही मिटा दिया गया।',
    gone: 'यह ईमेल जिस बारे में था, वह अब नहीं है।',
  },
};
