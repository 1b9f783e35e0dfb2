import type { Translated } from '#domain/languages/translations.ts';
import type { testPaymentWords } from './test-words.ts';

export const testPaymentWordsHindi: Translated<typeof testPaymentWords> = {
  test: 'टेस्ट, असली पैसे नहीं',
  method: (method) => `${method} (टेस्ट, असली पैसे नहीं)`,
  noInvoice: 'टेस्ट, असली पैसे नहीं: इस ऑर्डर का इनवॉइस नहीं बनता।',
};
