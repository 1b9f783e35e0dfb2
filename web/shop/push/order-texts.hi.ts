import type { Translated } from '#domain/languages/translations.ts';
import type { orderAlertTexts } from './order-texts.ts';

export const orderAlertTextsHindi: Translated<typeof orderAlertTexts> = {
  turnOn: 'इस डिवाइस पर मैसेज भेजें',
  turnOff: 'इस डिवाइस पर बंद करें',
  on: 'यह डिवाइस आपके ऑर्डर के मैसेज दिखाता है।',
  denied: 'यह ब्राउज़र हमारे मैसेज रोक रहा है। इसकी सेटिंग में इस साइट के लिए नोटिफ़िकेशन चालू करें।',
  failed: 'यह बदला नहीं जा सका। कृपया फिर कोशिश करें।',
  question: {
    title: 'क्या फ़ोन पर बताते रहें?',
    text: 'ऑर्डर स्वीकार होने, निकलने और पहुँचने पर फ़ोन आपको बता देगा, यह पेज बंद हो तब भी। आप इसे प्रोफ़ाइल में कभी भी बंद कर सकते हैं।',
    yes: 'हाँ, बताएँ',
    no: 'अभी नहीं',
  },
};
