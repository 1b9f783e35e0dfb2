import type { Translated } from '#domain/languages/translations.ts';
import type { supportTexts } from './texts.ts';

export const supportTextsHindi: Translated<typeof supportTexts> = {
  page: {
    title: 'ग्राहक सेवा',
    description: 'रसोई से कैसे बात करें, आम सवालों के जवाब, और हमारी शर्तें, प्राइवेसी और कुकीज़ आसान शब्दों में।',
  },
  heading: 'हम आपकी क्या मदद करें?',
  lead: 'जवाब रसोई का कोई व्यक्ति देता है। ऑर्डर नंबर हो तो उसे पास रखें।',
  sendHeading: 'हमें संदेश भेजें',
  callUs: 'हमें फ़ोन करें',
  liveChat: 'लाइव चैट',
  startChat: 'चैट शुरू करें',
  chatComing: 'चैट की सुविधा जल्द आ रही है!',
  writeToUs: 'हमें लिखें',
  questions: 'आम सवाल',
  policies: {
    terms: 'सेवा की शर्तें',
    privacy: 'प्राइवेसी पॉलिसी',
    cookies: 'कुकीज़',
    grievance: 'शिकायत अधिकारी और कानूनी सूचना',
  },
  profile: 'मेरी प्रोफ़ाइल',
  hours: 'खुलने का समय',
  days: {
    workdays: 'सोमवार से शुक्रवार',
    weekend: 'शनिवार और रविवार',
    holidays: 'छुट्टियाँ',
  },
  fromDayTo: (first, last) => `${first} से ${last}`,
  allDay: 'पूरा दिन',
  closed: 'बंद',
  fromTo: (opens, closes) => `${opens} – ${closes}`,
  form: {
    name: 'नाम',
    email: 'ईमेल',
    subject: 'विषय',
    message: 'संदेश',
    messageHint: 'ऑर्डर के बारे में हो तो ऑर्डर नंबर पास रखें।',
    send: 'संदेश भेजें',
    sending: 'भेज रहे हैं...',
    repliesWithin: 'हम 24 घंटे के अंदर जवाब देते हैं।',
    again: 'एक और संदेश लिखें',
  },
};
