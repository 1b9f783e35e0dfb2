import type { Translated } from '#domain/languages/translations.ts';
import type { newsletterTexts, ownNewsletterTexts } from './texts.ts';

export const newsletterTextsHindi: Translated<typeof newsletterTexts> = {
  form: {
    label: 'न्यूज़लेटर',
    hint: 'कभी-कभार नई डिश और ऑफ़र। पहले हम ईमेल से पूछते हैं; जब चाहें बंद करें।',
    placeholder: 'आपका ईमेल',
    subscribe: 'सब्सक्राइब करें',
    sending: 'भेज रहे हैं...',
    subscribed: 'सब्सक्राइब हो गया!',
  },
  confirmPage: { title: 'सब्सक्रिप्शन पक्का करें' },
  confirm: {
    question: 'रसोई की खबरें चाहिए?',
    explanation: 'कभी-कभार नई डिश और काम के ऑफ़र। हर ईमेल में बंद करने का लिंक होता है।',
    yes: 'हाँ, मुझे भेजें',
  },
  unsubscribePage: { title: 'अनसब्सक्राइब करें' },
  unsubscribe: {
    question: 'न्यूज़लेटर बंद करें?',
    explanation: 'आपके अपने ऑर्डर और अकाउंट के ईमेल आते रहेंगे।',
    yes: 'हाँ, बंद करें',
  },
  statePage: { title: 'न्यूज़लेटर' },
  states: {
    confirmed: {
      title: 'धन्यवाद! हमारी रसोई की खबरें आपको मिलती रहेंगी।',
      text: 'तब तक देखिए, आज क्या बन रहा है।',
    },
    unsubscribed: {
      title: 'न्यूज़लेटर बंद हो गया। अब कोई नहीं आएगा।',
      text: 'जब चाहें लौट आएँ: फ़ॉर्म हर पेज के नीचे है।',
    },
    invalid: {
      title: 'यह लिंक पुराना हो गया है या इस्तेमाल हो चुका है।',
      text: 'इस पेज के नीचे अपना पता लिखें, हम नया लिंक भेज देंगे।',
    },
  },
  toMenu: 'हमारा मेन्यू देखें',
};

export const ownNewsletterTextsHindi: Translated<typeof ownNewsletterTexts> = {
  title: 'न्यूज़लेटर',
  intro: 'कभी-कभार नई डिश और ऑफ़र। आपके अकाउंट और ऑर्डर पर इससे कोई फ़र्क नहीं पड़ता।',
  label: 'मुझे न्यूज़लेटर भेजें',
  asked: 'हमने आपको एक लिंक ईमेल किया है: उसे दबाते ही सब्सक्राइब हो जाएगा।',
  ended: 'न्यूज़लेटर बंद हो गया',
  pending: 'हमारे ईमेल का लिंक दबाने का इंतज़ार है।',
  verifyFirst: 'पहले अपना ईमेल पता पक्का करें, ताकि कोई और उसे सब्सक्राइब न कर सके।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
