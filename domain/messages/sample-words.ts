/** Invented values with which the owner sees a text as it will be sent. */
export const sampleWords = {
  person: 'Asha Rao',
  meal: 'Lunch',
  plan: 'Ghar ka khana',
  company: 'Acme',
  about: '10% off your first order.',
  title: 'Thalis',
  dish: 'Dal tadka',
} as const;
