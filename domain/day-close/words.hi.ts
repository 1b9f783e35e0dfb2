import type { Translated } from '#domain/languages/translations.ts';
import { methodNamesHindi } from '#domain/payments/method-words.hi.ts';
import { testPaymentWordsHindi } from '#domain/payments/test-words.hi.ts';
import type { dayWords } from './words.ts';

export const dayWordsHindi: Translated<typeof dayWords> = {
  till: 'गल्ला',
  methods: methodNamesHindi,
  mock: testPaymentWordsHindi.test,
  ends: { rejected: 'नामंज़ूर', cancelled: 'रद्द', expired: 'स्वीकार या पेमेंट नहीं हुआ' },
  reasons: {
    tooBusy: 'बहुत काम था',
    outOfItem: 'एक डिश खत्म हो गई थी',
    outsideArea: 'डिलीवरी के इलाके से बाहर',
    closed: 'रसोई बंद थी',
    onTheRoad: 'रास्ता लंबा था',
    customerAsked: 'ग्राहक ने कहा',
    unpaid: 'पेमेंट समय पर नहीं आया',
    notReachable: 'ग्राहक से संपर्क नहीं हुआ',
    wrongAddress: 'पता गलत था',
    notTaken: 'किसी ने नहीं लिया',
    other: 'कोई और कारण',
  },
  noReason: 'कारण नहीं दिया',
};
