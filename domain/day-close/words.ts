import type { PaidBy } from '#domain/ledger/attributes.ts';
import type { FailedStatus } from '#domain/orders/statuses.ts';
import { dayMethodNames } from '#domain/payments/method-words.ts';
import { testPaymentWords } from '#domain/payments/test-words.ts';

/** Words for the figures of a day, on screens, on paper and in files. */
export const dayWords = {
  till: 'Till',
  methods: dayMethodNames,
  mock: testPaymentWords.test,
  balances: { cash: 'Balances, in cash', bank: 'Balances, to the bank' } satisfies Record<PaidBy, string>,
  ends: { rejected: 'Rejected', cancelled: 'Cancelled', expired: 'Nobody accepted or paid' } satisfies Record<
    FailedStatus,
    string
  >,
  noReason: 'no reason given',
  /** The parts of the line that says how placed orders became revenue; `ends` has the names of those that ended. */
  revenue: {
    placed: (orders: number, amount: string) => `Placed: ${orders}, ${amount}`,
    ended: (name: string, orders: number, amount: string) => `${name}: ${orders}, ${amount}`,
    refunded: (amount: string) => `Given back: ${amount}`,
    result: (orders: number, amount: string) => `Revenue: ${orders}, ${amount}`,
  },
} as const;
