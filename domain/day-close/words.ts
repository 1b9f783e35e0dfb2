import type { PaidBy } from '#domain/ledger/attributes.ts';
import type { StepReason } from '#domain/orders/reasons.ts';
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
  reasons: {
    tooBusy: 'too busy',
    outOfItem: 'a dish had run out',
    outsideArea: 'outside the delivery area',
    closed: 'the kitchen was closed',
    onTheRoad: 'a long way',
    customerAsked: 'the customer asked',
    unpaid: 'not paid in time',
    notReachable: 'the customer could not be reached',
    wrongAddress: 'the address was wrong',
    notTaken: 'nobody took it',
    noCode: 'the customer had no code',
    leftAtDoor: 'left at the door',
    other: 'another reason',
  } satisfies Record<StepReason, string>,
  noReason: 'no reason given',
  /** The parts of the line that says how placed orders became revenue; `ends` has the names of those that ended. */
  revenue: {
    placed: (orders: number, amount: string) => `Placed: ${orders}, ${amount}`,
    ended: (name: string, orders: number, amount: string) => `${name}: ${orders}, ${amount}`,
    refunded: (amount: string) => `Given back: ${amount}`,
    result: (orders: number, amount: string) => `Revenue: ${orders}, ${amount}`,
  },
} as const;
