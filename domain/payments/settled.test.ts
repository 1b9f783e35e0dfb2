import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { PaymentMethod } from './methods.ts';
import { paymentsFor, settledByOrder, settledOf } from './settled.ts';

const payment = (state: string, amount: number, method: PaymentMethod = 'upi') => ({
  state,
  method,
  amount: paise(amount),
});

// PAY-1, PAY-12
it.each([
  [
    'nothing yet',
    [payment('due', 500)],
    { isPaid: false, isPartlyPaid: false, paid: 0, due: 500, held: 0, dueOnline: 500, paidBy: [] },
  ],
  [
    'all of it',
    [payment('paid', 500)],
    { isPaid: true, isPartlyPaid: false, paid: 500, due: 0, held: 0, dueOnline: 0, paidBy: ['upi'] },
  ],
  [
    'a part of it',
    [payment('paid', 300), payment('due', 200, 'cod')],
    { isPaid: true, isPartlyPaid: true, paid: 300, due: 200, held: 0, dueOnline: 0, paidBy: ['upi'] },
  ],
  [
    'two parts of it',
    [payment('paid', 300), payment('paid', 100, 'cod'), payment('paid', 100)],
    { isPaid: true, isPartlyPaid: false, paid: 500, due: 0, held: 0, dueOnline: 0, paidBy: ['upi', 'cod'] },
  ],
  [
    'nothing any more',
    [payment('expired', 500), payment('failed', 500)],
    { isPaid: false, isPartlyPaid: false, paid: 0, due: 0, held: 0, dueOnline: 0, paidBy: [] },
  ],
  [
    // LEDGER-17
    'nothing yet, though a part is held,',
    [payment('due', 500), payment('due', 340, 'balance')],
    { isPaid: false, isPartlyPaid: false, paid: 0, due: 500, held: 340, dueOnline: 500, paidBy: [] },
  ],
])('an order of which %s is paid', (_what, payments, settled) => {
  expect(settledOf(payments)).toEqual(settled);
});

it('payments of several orders are told apart by their order', () => {
  const money = settledByOrder([
    { orderId: 'one', state: 'paid', amount: paise(200), method: 'upi' },
    { orderId: 'two', state: 'due', amount: paise(500), method: 'cod' },
    { orderId: 'one', state: 'due', amount: paise(300), method: 'cod' },
  ]);
  expect(money).toMatchObject({ one: { paid: 200, due: 300 }, two: { paid: 0, due: 500 } });
});

// PAY-13
it.each([
  ['the one of its amount', 300, [500, 300], [300]],
  ['all of them, if it is for all', 800, [500, 300], [500, 300]],
  ['all of them, if it is more', 900, [500, 300], [500, 300]],
  ['none, if it is too little', 400, [500, 300], []],
  ['none, if nothing is open', 400, [], []],
])('received money pays %s', (_which, amount, open, covered) => {
  const payments = open.map((each) => payment('due', each));
  expect(paymentsFor(payments, paise(amount)).map((each) => each.amount)).toEqual(covered);
});
