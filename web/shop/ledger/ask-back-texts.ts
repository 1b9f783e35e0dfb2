/** Texts of a customer who asks for their balance back. */
export const askBackTexts = {
  open: 'Get it back',
  meaning: 'The kitchen pays you all that you have with it by then.',
  payTo: 'Where should the money go?',
  payToHint: 'Your UPI id, or account number and IFSC. It is erased once you are paid.',
  where: 'Please say where the money should go.',
  send: (amount: string) => `Ask for ${amount}`,
  asked: (amount: string, payTo: string) => `You have asked for ${amount}: the kitchen pays it to ${payTo}.`,
  nowhere: 'you',
  change: 'Change where it goes',
  save: 'Save',
  changed: 'The kitchen knows the new account',
  withdraw: 'Keep my balance',
  failed: 'This did not work. Please try again.',
  /** In the question before an account is closed. */
  closingCredit: (amount: string) =>
    `You have ${amount} with the kitchen. It owes you that and pays it back: on your balance page you can say where to. It keeps your name and how to reach you until then.`,
  closingDebt: (amount: string) =>
    `You owe ${amount}. That stays on the kitchen’s books without your name, and is still to be paid.`,
} as const;
