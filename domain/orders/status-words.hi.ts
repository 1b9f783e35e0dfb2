import type { Translated } from '#domain/languages/translations.ts';
import type { phaseWords, statusWords, stepTakenWords, stepWords, underWayWords } from './status-words.ts';

export const statusWordsHindi: Translated<typeof statusWords> = {
  awaitingPayment: 'पेमेंट बाकी',
  placed: 'रसोई के जवाब का इंतज़ार',
  accepted: 'स्वीकार हुआ',
  preparing: 'बन रहा है',
  ready: 'तैयार',
  outForDelivery: 'रास्ते में',
  delivered: 'पहुँच गया',
  collected: 'ले लिया गया',
  rejected: 'स्वीकार नहीं हुआ',
  cancelled: 'रद्द',
  expired: 'समय निकल गया',
};

export const phaseWordsHindi: Translated<typeof phaseWords> = {
  placed: 'ऑर्डर मिला',
  accepted: 'स्वीकार हुआ',
  preparing: 'बन रहा है',
  ready: 'आपके लिए तैयार',
  outForDelivery: 'रास्ते में',
  delivered: 'पहुँच गया',
  collected: 'ले लिया गया',
};

export const underWayWordsHindi: Translated<typeof underWayWords> = {
  awaitingPayment: 'आपके पेमेंट का इंतज़ार',
  placed: 'रसोई में पहुँच गया',
  accepted: 'रसोई ने ले लिया',
  preparing: 'बन रहा है',
  ready: 'तैयार',
  outForDelivery: 'रास्ते में है',
};

export const stepWordsHindi: Translated<typeof stepWords> = {
  preparing: 'बनाना शुरू करें',
  ready: 'तैयार',
  outForDelivery: 'राइडर को दें',
  delivered: 'पहुँच गया',
  collected: 'ग्राहक ले गए',
};

export const stepTakenWordsHindi: Translated<typeof stepTakenWords> = {
  accepted: (order) => `${order} स्वीकार हुआ`,
  preparing: (order) => `${order} बन रहा है`,
  ready: (order) => `${order} तैयार है`,
  outForDelivery: (order) => `${order} रास्ते में है`,
  delivered: (order) => `${order} पहुँच गया`,
  collected: (order) => `${order} ग्राहक ले गए`,
  rejected: (order) => `${order} नामंज़ूर हुआ`,
  cancelled: (order) => `${order} रद्द हुआ`,
};
