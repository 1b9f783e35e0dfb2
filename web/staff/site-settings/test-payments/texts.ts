/** Texts of the question about test payments on the dashboard. */
export const testPaymentTexts = {
  question: {
    title: 'Do customers pay you real money?',
    text: (methods: string) =>
      `Your site is public, and customers can choose ${methods} without paying. Such orders say “TEST, no money” everywhere, and are no revenue, but they reach the kitchen.`,
    or: ' or ',
    off: 'We take real payments only, turn test payments off',
    on: 'Keep them on, this is a trial',
    isOff: 'Test payments are off',
    isOn: 'Test payments stay on',
    failed: 'The answer could not be saved',
  },
};
