import type { Translated } from '#domain/languages/translations.ts';
import { whenHindi } from '#domain/site/messages.hi.ts';
import type { OpensAt } from '#domain/site/shown-opening.ts';
import type { affectedMessages, slotMessages } from './messages.ts';

const nextFree = (next: OpensAt | undefined) =>
  next ? ` अगला खाली समय ${whenHindi(next)} है।` : ' कृपया दूसरा दिन चुनें, या रसोई को फ़ोन करें।';

export const slotMessagesHindi: Translated<typeof slotMessages> = {
  taken: (next) => `यह समय अभी-अभी भर गया है।${nextFree(next)}`,
  notOffered: (next) => `हम इस समय के लिए ऑर्डर नहीं ले सकते।${nextFree(next)}`,
  notAhead: 'हम अभी आगे के लिए ऑर्डर नहीं ले रहे। कृपया जल्द से जल्द वाला ऑर्डर करें।',
  full: (next) =>
    `रसोई में अभी उतने ऑर्डर हैं जितने बन सकते हैं। ${next ? `${whenHindi(next)} के लिए ऑर्डर हो सकता है।` : 'कृपया थोड़ी देर बाद फिर कोशिश करें।'}`,
};

const ordersAhead = (count: number) => `आगे के ${count} ऑर्डर`;

export const affectedMessagesHindi: Translated<typeof affectedMessages> = {
  hours: (count) => `${ordersAhead(count)} इन घंटों के बाहर हैं।`,
  capacity: (count) => `${ordersAhead(count)} इन संख्याओं से ज़्यादा हैं।`,
  pause: (count) => `${ordersAhead(count)} एक दिन के अंदर देने हैं।`,
  stay: 'ये ऑर्डर वैसे ही रहेंगे। ग्राहकों को फ़ोन करें, या बोर्ड पर इन्हें रद्द करें।',
  question: 'ऑर्डर पर असर पड़ेगा, फिर भी सेव करें?',
  save: 'सेव करें',
};
