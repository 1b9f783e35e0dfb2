import { expect, it } from 'vitest';
import { paise, rupees } from '#domain/money.ts';
import { settledOf, settledOnWire } from './settled.ts';

const payment = (state: string, amount: number) => ({ state, amount: paise(amount) });

// PAY-1
it.each([
  ['nothing yet', [payment('due', 500)], { isPaid: false, paid: 0, due: 500 }],
  ['all of it', [payment('paid', 500)], { isPaid: true, paid: 500, due: 0 }],
  ['a part of it', [payment('paid', 300), payment('due', 200)], { isPaid: true, paid: 300, due: 200 }],
  ['two parts of it', [payment('paid', 300), payment('paid', 200)], { isPaid: true, paid: 500, due: 0 }],
  ['nothing any more', [payment('expired', 500), payment('failed', 500)], { isPaid: false, paid: 0, due: 0 }],
])('an order of which %s is paid', (_what, payments, settled) => {
  expect(settledOf(payments)).toEqual(settled);
});

it('amounts on the wire are in rupees', () => {
  const settled = settledOnWire([{ state: 'paid', amount: rupees(5.91) }]);
  expect(settled).toEqual({ isPaid: true, paid: 591, due: 0 });
});
