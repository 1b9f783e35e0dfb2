import type { Translated } from '#domain/languages/translations.ts';
import type { paymentLabels, paymentLabelsOf } from './payment.ts';

export const paymentLabelsHindi: Translated<typeof paymentLabels> = {
  cod: 'डिलीवरी पर कैश',
  upi: 'UPI',
  card: 'कार्ड',
};

export const paymentLabelsOfHindi: Translated<typeof paymentLabelsOf> = {
  delivery: paymentLabelsHindi,
  pickup: { ...paymentLabelsHindi, cod: 'पिकअप पर कैश' },
};
