import type { Translated } from '#domain/languages/translations.ts';
import { testPaymentWordsHindi } from '#domain/payments/test-words.hi.ts';
import { NO_NAME_HINDI } from '#domain/users/no-name.hi.ts';
import type { deliveryTexts } from './texts.ts';

export const deliveryTextsHindi: Translated<typeof deliveryTexts> = {
  test: testPaymentWordsHindi,
  page: { title: 'डिलीवरी' },
  loading: 'आपकी डिलीवरी लोड हो रही हैं...',
  failed: 'आपकी डिलीवरी लोड नहीं हो सकीं',
  lost: (time) => `${time} से कनेक्शन नहीं है। जो दिख रहा है वह पुराना हो सकता है।`,
  groups: {
    out: 'रास्ते में',
    toPickUp: 'रसोई से लेना है',
    free: 'तैयार, किसी ने नहीं लिया',
  },
  none: {
    title: 'पहुँचाने को कुछ नहीं',
    hint: 'ऑर्डर तैयार होते ही यहाँ अपने आप दिखते हैं।',
  },
  news: (order) => `नया: ${order}`,
  card: {
    promised: (window) => `${window} के बीच`,
    late: 'देर',
    noName: NO_NAME_HINDI,
    noAddress: 'पता नहीं दिया',
    dishes: (count) => `${count} डिश`,
    quantity: (quantity) => `${quantity} ×`,
    call: 'फ़ोन करें',
    callLabel: (name) => `${name} को फ़ोन करें`,
    way: 'रास्ता',
    wayLabel: (order) => `${order} का रास्ता देखें`,
    collect: 'लेना है',
    partly: (paid) => `कुछ पेमेंट हो गया: ${paid} पहले ही मिल चुके हैं।`,
    paid: 'पेमेंट हो चुका। कुछ नहीं लेना है।',
  },
  upi: {
    show: 'QR दिखाएँ',
    showLabel: (order) => `ऑर्डर ${order} के पेमेंट का QR कोड दिखाएँ`,
    title: (amount) => `UPI से ${amount} दें`,
    hint: 'ग्राहक से स्कैन करवाएँ। उनके ऐप में पेमेंट पूरा होने तक रुकें, फिर UPI से पेमेंट दर्ज करें।',
  },
  actions: {
    take: 'मुझे दें',
    giveBack: 'वापस करें',
    pickedUp: 'रसोई से ले लिया',
    delivered: 'पहुँचा दिया',
    undo: 'वापस लें',
  },
  question: {
    title: (amount) => `क्या ग्राहक ने ${amount} दे दिए?`,
    hint: 'कृपया खाना देने से पहले पैसे ले लें।',
  },
  problem: {
    summary: 'नहीं पहुँचा पा रहे?',
    hint: 'पहले ग्राहक को फ़ोन करें। उससे बात न बने, तो बताएँ कि क्या दिक्कत है: रसोई को तुरंत दिखेगा और वह तय करेगी।',
    reasons: {
      notReachable: 'दरवाज़ा नहीं खुल रहा, फ़ोन नहीं उठ रहा',
      wrongAddress: 'पता गलत है',
      notTaken: 'अब उन्हें नहीं चाहिए',
    },
    reported: (reason, time) => `आपने ${time} पर रसोई को बताया: ${reason}`,
    kitchen: 'रसोई को फ़ोन करें',
  },
  said: {
    taken: (order) => `${order} आपका है`,
    givenBack: (order) => `${order} अब किसी दूसरे राइडर के लिए है`,
    undone: (order) => `${order} वापस पहले की जगह पर है`,
    notPaid: (order) => `${order} का पेमेंट अभी बाकी है`,
    attempted: (order) => `रसोई को ${order} के बारे में पता है`,
  },
  refused: {
    movedOn: (order) => `${order} इस बीच आगे बढ़ गया। रसोई ने उसे बदला है।`,
    gone: (order) => `${order} अब आपको नहीं पहुँचाना है।`,
    undoTooLate: 'देर हो गई: कदम 30 सेकंड तक ही वापस लिया जा सकता है।',
    unpayTooLate: 'देर हो गई: पेमेंट 30 सेकंड तक ही वापस लिया जा सकता है। कृपया रसोई को बताएँ।',
    otherwise: 'यह नहीं हो सका। कृपया फिर से टैप करें।',
    lost: 'रसोई से जवाब नहीं आया। कृपया फिर से टैप करें; कुछ भी दो बार नहीं होगा।',
  },
};
