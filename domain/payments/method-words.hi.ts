import type { Translated } from '#domain/languages/translations.ts';
import type {
  bankWords,
  handWords,
  methodNames,
  paymentLabels,
  paymentLabelsOf,
  paymentNotes,
  paymentWords,
} from './method-words.ts';

export const paymentLabelsHindi: Translated<typeof paymentLabels> = {
  cod: 'डिलीवरी पर कैश',
  upi: 'UPI',
  card: 'कार्ड',
};

export const paymentLabelsOfHindi: Translated<typeof paymentLabelsOf> = {
  delivery: paymentLabelsHindi,
  pickup: { ...paymentLabelsHindi, cod: 'पिकअप पर कैश' },
};

export const paymentWordsHindi: Translated<typeof paymentWords> = {
  due: {
    delivery: { cod: paymentLabelsOfHindi.delivery.cod, upi: 'डिलीवरी पर UPI', card: 'डिलीवरी पर कार्ड' },
    pickup: { cod: paymentLabelsOfHindi.pickup.cod, upi: 'पिकअप पर UPI', card: 'पिकअप पर कार्ड' },
  },
  awaited: { upi: 'UPI, पेमेंट बाकी', card: 'कार्ड, पेमेंट बाकी' },
  partly: (due) => `कुछ पेमेंट हो गया, ${due} बाकी`,
  paid: { cod: 'कैश, मिल गया', upi: 'UPI, मिल गया', card: 'कार्ड, मिल गया' },
};

const testNotes = { upi: 'कोई पैसा नहीं कटता।', card: 'कोई पैसा नहीं कटता, और कार्ड नहीं माँगा जाता।' };
export const paymentNotesHindi: Translated<typeof paymentNotes> = {
  delivery: { cod: 'खाना आने पर राइडर को पेमेंट करें।', ...testNotes },
  pickup: { cod: 'खाना लेते समय काउंटर पर पेमेंट करें।', ...testNotes },
};

export const methodNamesHindi: Translated<typeof methodNames> = { cod: 'कैश', upi: 'UPI', card: 'कार्ड' };

export const bankWordsHindi: Translated<typeof bankWords> = {
  upi: 'UPI, बैंक के ऐप से',
  card: 'कार्ड, मशीन से',
};

export const handWordsHindi: Translated<typeof handWords> = {
  cod: { button: 'कैश मिल गया', answer: 'हाँ, कैश में', done: (order) => `${order} का कैश मिल गया` },
  upi: { button: 'UPI से मिल गया', answer: 'हाँ, UPI से', done: (order) => `${order} का पेमेंट UPI से हो गया` },
};
