import { expect, it } from 'vitest';
import {
  AFTER_METHODS,
  CASH,
  HAND_METHODS,
  isBank,
  isDrawer,
  isLedger,
  NUMBERED_METHODS,
  ONLINE_METHODS,
  OTHER_AT_GATEWAY,
  offerOf,
  ofOnline,
  PAYMENT_METHODS,
  rowOf,
  TESTED_METHODS,
} from './methods.ts';

// ORDER-7
it.each([
  ['are paid before the kitchen begins', ONLINE_METHODS, ['upi', 'card']],
  ['are paid after the food', AFTER_METHODS, ['cod']],
  ['riders and the counter take', HAND_METHODS, ['cod', 'upi']],
  ['can be tests', TESTED_METHODS, ['upi', 'card']],
  ['have a number that customers name', NUMBERED_METHODS, ['upi']],
  ['are entries of the ledger', PAYMENT_METHODS.filter(isLedger), ['balance', 'house']],
  ['are counted in a drawer', PAYMENT_METHODS.filter(isDrawer), ['cod']],
  ['are counted at the bank', PAYMENT_METHODS.filter(isBank), ['upi', 'card']],
] as const)('the ways to pay that %s derive from their rows', (_what, derived, expected) => {
  expect(derived).toEqual(expected);
});

it('what is paid later than planned goes to a drawer, and what the gateway alone knows to the bank', () => {
  expect([isBank(CASH), isBank(OTHER_AT_GATEWAY)]).toEqual([false, true]);
});

// PAY-7
it('what is not paid online is never a test, whatever is offered', () => {
  const offers = ofOnline(() => 'test' as const);
  expect(PAYMENT_METHODS.map((method) => offerOf(method, offers))).toEqual([
    'real',
    'test',
    'test',
    'real',
    'real',
  ]);
  expect(
    PAYMENT_METHODS.filter((method) => rowOf(method).paid === 'after' && rowOf(method).canBeTest),
  ).toEqual([]);
});
