import type { Translated } from '#domain/languages/translations.ts';
import type { Membership } from './member-for.ts';
import type { messageTexts, myDataTexts, profileTexts } from './texts.ts';

const UNITS: Record<Membership['unit'], string> = { day: 'दिन', month: 'महीने', year: 'साल' };

export const messageTextsHindi: Translated<typeof messageTexts> = {
  title: 'ऑर्डर और डिश के मैसेज',
  intro:
    'ऑर्डर की पुष्टि, बिल और पैसों से जुड़ी हर बात हमेशा ईमेल से आती है। बाकी ईमेल नहीं भेजे जाते, अगर वही बात आपके डिवाइस ने दिखा दी हो।',
  when: 'कब',
  alert: 'डिवाइस',
  mail: 'ईमेल',
  always: 'हमेशा',
  kinds: {
    accepted: 'रसोई ऑर्डर स्वीकार करे',
    changed: 'उसका समय बदले',
    onItsWay: 'वह निकल जाए',
    delivered: 'वह पहुँच जाए',
    asked: 'रसोई कुछ पूछे',
    ended: 'वह रद्द हो जाए',
    dishBack: 'जिस डिश के बारे में आपने पूछा था, वह फिर मिले',
  },
  byAlert: (kind) => `${kind}: डिवाइस पर मैसेज`,
  byMail: (kind) => `${kind}: ईमेल`,
  failed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
};

export const profileTextsHindi: Translated<typeof profileTexts> = {
  page: { title: 'मेरी प्रोफ़ाइल' },
  title: 'मेरी प्रोफ़ाइल',
  noUser: 'साइन इन नहीं है',
  signInToSee: 'अपनी प्रोफ़ाइल देखने के लिए कृपया साइन इन करें।',
  login: 'साइन इन करें',
  tabsLabel: 'आपकी प्रोफ़ाइल',
  tabs: { profile: 'प्रोफ़ाइल', account: 'अकाउंट', security: 'सुरक्षा' },
  memberFor: ({ count, unit }) => `${count} ${UNITS[unit]} से हमारे साथ`,
  administrator: 'एडमिन',
  customer: 'ग्राहक',
  logout: 'साइन आउट करें',
  loggingOut: 'साइन आउट हो रहा है...',
  details: {
    title: 'आपकी जानकारी',
    edit: 'बदलें',
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    notGiven: 'नहीं दिया',
  },
  form: {
    title: 'प्रोफ़ाइल बदलें',
    name: 'पूरा नाम',
    phone: 'फ़ोन',
    email: 'ईमेल',
    emailHint: 'आपका ईमेल वही रहेगा।',
    save: 'सेव करें',
    saving: 'सेव हो रहा है...',
    cancel: 'रहने दें',
    saved: 'प्रोफ़ाइल सेव हो गई',
    failed: 'प्रोफ़ाइल सेव नहीं हो सकी',
    lost: 'प्रोफ़ाइल सेव नहीं हो सकी',
  },
  account: {
    title: 'अकाउंट की जानकारी',
    customerId: 'ग्राहक आईडी',
    created: 'कब बना',
    updated: 'कब बदला',
    accessed: 'कब इस्तेमाल हुआ',
    type: 'अकाउंट का प्रकार',
    verification: 'ईमेल की पुष्टि',
  },
};

export const myDataTextsHindi: Translated<typeof myDataTexts> = {
  title: 'आपका डेटा',
  intro: 'हमारे पास आपके बारे में जो कुछ है, एक फ़ाइल में: प्रोफ़ाइल, पते, ऑर्डर, रिव्यू और गतिविधि।',
  download: 'मेरा डेटा डाउनलोड करें',
  gathering: 'इकट्ठा हो रहा है...',
  downloaded: 'आपका डेटा डाउनलोड हो गया',
  downloadFailed: 'आपका डेटा इकट्ठा नहीं हो सका। कृपया फिर कोशिश करें।',
  close: 'मेरा अकाउंट बंद करें',
  closeQuestion: 'अपना अकाउंट बंद करें?',
  closeMeans:
    'आप हर जगह से साइन आउट हो जाएँगे और फिर साइन इन नहीं कर पाएँगे। हम आपका नाम, पते, फ़ोन नंबर, कार्ट, गतिविधि और ईमेल हटा देते हैं। आपके रिव्यू से आपका नाम हट जाता है; आपके ऑर्डर बिना नाम, संपर्क और पते के रसोई के हिसाब में रहते हैं, जैसा कानून कहता है। इसे वापस नहीं किया जा सकता।',
  word: 'CLOSE',
  typeWord: 'आगे बढ़ने के लिए CLOSE लिखें',
  keep: 'मेरा अकाउंट रहने दें',
  closing: 'बंद हो रहा है...',
  closed: 'आपका अकाउंट बंद हो गया',
  closeFailed: 'आपका अकाउंट बंद नहीं हो सका। कृपया फिर कोशिश करें।',
};
