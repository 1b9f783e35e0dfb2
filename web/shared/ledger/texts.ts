/** Texts of paying an order from the ledger, for customers and people at work. */
export const ledgerPayTexts = {
  use: (amount: string) => `Use ${amount} of your balance`,
  useTheirs: (amount: string) => `Use ${amount} of their balance`,
  rest: (amount: string) => `Then ${amount} is left to pay.`,
  /** Below the bill. */
  fromBalance: 'From your balance',
  toPay: 'Left to pay',
  covers: 'The balance pays for all of it.',
  later: { weekly: 'Pay at the end of the week', monthly: 'Pay at the end of the month' },
  /** What is left on the house account. */
  left: (left: string, limit: string) => `On the house account: ${left} of ${limit} left.`,
  over: (over: string, limit: string) =>
    `This is ${over} over the house account’s limit of ${limit}. Please choose another way to pay.`,
  noTest: 'A test payment takes nothing from the balance. Please choose another way to pay.',
} as const;
