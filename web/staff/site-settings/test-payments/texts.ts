/** Texts about test payments: the setting, and the question on the dashboard. */
export const testPaymentTexts = {
  field: { label: 'Test payments', hint: 'UPI or card without money, where no real way to pay is set up.' },
  choice: {
    ask: {
      label: 'On, and ask me once the site is public',
      note: 'Orders say TEST, no money. They are cooked, and never counted as revenue.',
    },
    on: { label: 'On: this is a trial', note: 'The same, without the question on the dashboard.' },
    off: {
      label: 'Off: real payments only',
      note: 'Customers see only the ways by which you get real money.',
    },
  },
  question: {
    title: 'Do customers pay you real money?',
    text: (methods: string) =>
      `Your site is public, and customers can choose ${methods} without paying. Such orders say “TEST, no money” everywhere, and are no revenue, but they reach the kitchen.`,
    methods: { upi: 'UPI', card: 'card', both: 'UPI or card' },
    off: 'We take real payments only, turn test payments off',
    on: 'Keep them on, this is a trial',
    isOff: 'Test payments are off',
    isOn: 'Test payments stay on',
    failed: 'The answer could not be saved',
  },
};
