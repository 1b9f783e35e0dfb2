import type { LedgerKind } from './attributes.ts';

/** What an entry was for, for customers and people at work. */
export const ledgerKindWords = {
  order: 'Order',
  meal: 'Meal',
  payment: 'Payment',
  refund: 'Refund of an order',
  goodwill: 'A gift of the kitchen',
  opening: 'From the notebook',
  adjustment: 'Adjustment',
  writeOff: 'Written off',
  reversal: 'Reversal',
} as const satisfies Record<LedgerKind, string>;
