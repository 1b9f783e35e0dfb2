import { describe, expect, it } from 'vitest';
import {
  cancelDeclinedAt,
  customerMayAskToCancel,
  customerMayCancel,
  freeCancelUntil,
} from './cancelling.ts';

const orderedOn = new Date('2026-11-21T20:00:00Z');
const later = (minutes: number) => new Date(orderedOn.getTime() + minutes * 60_000);

it('an order can be cancelled free of charge for five minutes', () => {
  expect(freeCancelUntil({ orderedOn, dueAt: null })).toEqual(later(5));
});

// LIFE-5
describe.each([
  // status, minutes, then what a customer may do by age and on a board
  ['placed', 4.99, 'cancel', 'cancel'],
  ['placed', 5, 'nothing', 'cancel'],
  ['awaitingPayment', 20, 'cancel', 'cancel'],
  ['accepted', 4.99, 'cancel', 'cancel'],
  ['accepted', 5, 'ask', 'ask'],
  ['preparing', 4.99, 'cancel', 'cancel'],
  ['preparing', 20, 'ask', 'ask'],
  ['ready', 20, 'ask', 'ask'],
  ['outForDelivery', 40, 'ask', 'ask'],
  ['delivered', 1, 'nothing', 'nothing'],
  ['collected', 1, 'nothing', 'nothing'],
  ['rejected', 1, 'nothing', 'nothing'],
  ['cancelled', 1, 'nothing', 'nothing'],
  ['expired', 20, 'nothing', 'nothing'],
] as const)('a customer of an order that is %s after %s minutes', (status, minutes, byAge, onBoard) => {
  it.each([
    ['age', byAge],
    ['board', onBoard],
  ] as const)('in %s mode may %s', (mode, expected) => {
    const order = { status, orderedOn, dueAt: null, acceptBy: null, promisedAt: later(30) };
    const may = customerMayCancel(order, later(minutes), mode)
      ? 'cancel'
      : customerMayAskToCancel(order, later(minutes), mode)
        ? 'ask'
        : 'nothing';
    expect(may).toBe(expected);
  });
});

// LIFE-5, AREA-16
it.each(['age', 'board'] as const)(
  'a customer may cancel until the kitchen has said a time, in %s mode',
  (mode) => {
    const waiting = { orderedOn, dueAt: null, acceptBy: later(15), promisedAt: null };
    expect(customerMayCancel({ ...waiting, status: 'placed' }, later(14), mode)).toBe(true);
    expect(customerMayCancel({ ...waiting, status: 'accepted' }, later(14), mode)).toBe(false);
  },
);

// LIFE-5
describe('the kitchen has declined to cancel', () => {
  const asked = { type: 'askCancel', from: 'accepted', to: 'accepted', createdAt: later(6) } as const;
  const declined = { type: 'answerCancel', from: 'accepted', to: 'accepted', createdAt: later(7) } as const;
  const cooked = { type: 'step', from: 'accepted', to: 'preparing', createdAt: later(8) } as const;

  it('if its last answer was no, even if it has taken steps since', () => {
    expect(cancelDeclinedAt([asked, declined, cooked])).toEqual(later(7));
  });

  it('not before it has answered, not when it said yes, and not while the customer asks again', () => {
    const agreed = { ...declined, to: 'cancelled' } as const;
    for (const events of [[], [cooked], [asked], [asked, agreed], [asked, declined, asked]]) {
      expect(cancelDeclinedAt(events)).toBeNull();
    }
  });
});
