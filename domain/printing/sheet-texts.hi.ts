import type { Translated } from '#domain/languages/translations.ts';
import { billWordsHindi } from '#domain/orders/bill-words.hi.ts';
import { paymentLabelsHindi } from '#domain/payments/method-words.hi.ts';
import { testPaymentWordsHindi } from '#domain/payments/test-words.hi.ts';
import { NO_NAME_HINDI } from '#domain/users/no-name.hi.ts';
import type { sheetTexts } from './sheet-texts.ts';

export const sheetTextsHindi: Translated<typeof sheetTexts> = {
  locale: 'hi-IN',
  methods: paymentLabelsHindi,
  test: testPaymentWordsHindi,
  reprint: (copy, time) => `दोबारा प्रिंट ${copy}, ${time}`,
  withoutConnection: (time) => `बिना कनेक्शन के प्रिंट, ${time} की स्थिति`,
  kinds: { delivery: 'डिलीवरी', pickup: 'पिकअप' },
  promised: (window) => `${window} के बीच`,
  placed: (time) => `ऑर्डर ${time} बजे`,
  orderedFor: (moment) => `इस समय के लिए: ${moment}`,
  quantity: (quantity) => `${quantity} ×`,
  option: (name) => `+ ${name}`,
  note: (note) => `नोट: ${note}`,
  cutlery: 'चम्मच-काँटे के साथ',
  paid: (amount) => `${amount} मिल चुके`,
  collect: (amount) => `${amount} कैश लेना है`,
  collectBy: (method) => (amount) => `${amount} ${method} से लेना है`,
  scan: (amount) => `UPI से ${amount} देने के लिए स्कैन करें`,
  noName: NO_NAME_HINDI,
  bill: {
    ...billWordsHindi,
    fssai: (licence) => `FSSAI ${licence}`,
    gstin: (number) => `GSTIN ${number}`,
    title: (order) => `ऑर्डर ${order} का बिल`,
    delivery: 'डिलीवरी',
    total: 'कुल',
    paid: (method) => `${method} से पेमेंट हो चुका`,
    cash: 'कैश मिल चुका',
    toPay: 'कैश देना है',
    toPayBy: (method) => `${method} से देना है`,
    partToPay: (amount) => `${amount} कैश देना है`,
    thanks: 'धन्यवाद। खाने का आनंद लें!',
  },
};
