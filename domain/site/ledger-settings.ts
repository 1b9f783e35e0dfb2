import { amount, flag, type Section, type ValuesOf } from './setting-rows.ts';

/** Whether the kitchen keeps a ledger: who has paid ahead, and who owes (LEDGER-2). */
export const ledger = {
  isPublic: true,
  title: 'Ledger',
  settings: {
    isOn: flag(false, ['A ledger of customers’ balances'], {
      off: ['No ledger', 'Every order is paid by itself.'],
      on: [
        'Keep a ledger',
        'You record what customers pay ahead and what they owe, instead of in a notebook.',
      ],
    }),
    /** The most that a customer can pay into their balance at once, in rupees; whoever owes more can pay all of it. */
    mostToPayIn: amount(10_000, [
      'Most that a customer can pay in at once',
      'Into their balance, ahead of orders. Whoever owes more can pay all of it.',
    ]),
  },
} as const satisfies Section;

export type LedgerSettings = ValuesOf<typeof ledger.settings>;
