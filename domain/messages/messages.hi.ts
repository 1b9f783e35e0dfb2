import type { Translated } from '#domain/languages/translations.ts';
import type { contactMessages } from './messages.ts';

export const contactMessagesHindi: Translated<typeof contactMessages> = {
  sent: 'धन्यवाद! आपका संदेश हमारी रसोई तक पहुँच गया है।',
  sendFailed: 'आपका संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  missing: 'यह जानकारी ज़रूरी है',
  empty: 'कृपया यह जानकारी भरें',
  invalidEmail: 'कृपया सही ईमेल पता लिखें',
  notText: 'कृपया शब्दों में लिखें',
  tooLong: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
  unknownSubject: 'कृपया कोई एक विषय चुनें',
  subjects: {
    'Order Issue': 'ऑर्डर की समस्या',
    'Delivery Problem': 'डिलीवरी की समस्या',
    'Food Quality': 'खाने की क्वालिटी',
    'Technical Issue': 'तकनीकी समस्या',
    Feedback: 'सुझाव',
    Other: 'कुछ और',
  },
  nothing: 'कृपया फ़ॉर्म भरें',
  blocked: 'यह संदेश विज्ञापन जैसा लगता है। कृपया इसे कम लिंक के साथ लिखें।',
  noFiles: 'इस फ़ॉर्म से फ़ाइलें नहीं भेजी जा सकतीं',
  tooMany: 'एक साथ बहुत सारे संदेश आ गए। कृपया थोड़ी देर बाद फिर कोशिश करें या हमें फ़ोन करें।',
};
