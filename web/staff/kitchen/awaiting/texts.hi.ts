import type { Translated } from '#domain/languages/translations.ts';
import type { awaitingTexts } from './texts.ts';

export const awaitingTextsHindi: Translated<typeof awaitingTexts> = {
  claimed: (count) => `${count} पेमेंट जाँचने हैं`,
  hint: 'इसे अपने बैंक के ऐप में देखें। जो वहाँ है वही पेमेंट हुआ है, ग्राहक कुछ भी दिखाए।',
  waiting: (count) => (count === 1 ? '1 ऑर्डर पेमेंट का इंतज़ार कर रहा है' : `${count} ऑर्डर पेमेंट का इंतज़ार कर रहे हैं`),
  waitingHint: 'अभी कुछ नहीं बनाना है। जिसका पेमेंट नहीं आता, वह अपने आप रद्द हो जाता है।',
  until: (time) => `${time} तक इंतज़ार`,
  ended: 'यह ऑर्डर खत्म हो चुका है। पैसे आ गए हों, तो ग्राहक को वापस जाएँगे।',
  denied: 'ग्राहक को बताया कि पेमेंट नहीं आया',
  utr: 'UTR',
  reused: 'यही UTR किसी दूसरे ऑर्डर में भी लिखा गया है।',
  noName: 'नाम नहीं',
  received: 'पैसे आ गए',
  receivedLabel: (order) => `ऑर्डर ${order} के पैसे आ गए`,
  missing: 'नहीं आए',
  missingLabel: (order) => `ऑर्डर ${order} के पैसे नहीं आए`,
  missingQuestion: (order) => `${order} के पैसे नहीं आए?`,
  missingExplanation: 'ग्राहक से कहा जाएगा कि नंबर फिर से देखें, या पेमेंट करें। ऑर्डर इंतज़ार करता रहेगा।',
  keep: 'फिर से देखें',
  customerInformed: (order) => `${order} के ग्राहक को बता दिया`,
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
