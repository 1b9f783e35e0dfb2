import { expect, it } from 'vitest';
import { type OrderToPack, packingGroups, roundsOf, scannedOrder } from './packing-list.ts';

let count = 0;
const order = (over: Partial<OrderToPack> = {}): OrderToPack => {
  const number = ++count;
  return {
    ...{
      id: `order-${number}`,
      number: `#${1000 + number}`,
      kind: 'delivery',
      channel: 'plan',
      status: 'preparing',
    },
    ...{ scheduledFor: '2026-11-28T07:00:00.000Z', promisedAt: '2026-11-28T08:00:00.000Z' },
    ...{ riderId: null, pincode: 411001, ...over },
  };
};
const names: Readonly<Record<string, string>> = { ravi: 'Ravi', asif: 'Asif' };
const nameOf = (id: string) => names[id] ?? '';

// PACK-1
it('the list has what nobody takes first, then each rider by name, then what is fetched, and what is missing on top', () => {
  const orders = [
    order({ kind: 'pickup' }),
    order({ riderId: 'ravi', status: 'ready' }),
    order({ riderId: 'ravi' }),
    order({ riderId: 'asif', status: 'outForDelivery' }),
    order({ riderId: 'asif', status: 'delivered' }),
    order(),
  ];
  const groups = packingGroups(orders, nameOf);
  expect(groups.map(({ for: whom, missing, packed }) => [whom, missing.length, packed.length])).toEqual([
    ['nobody', 1, 0],
    [{ rider: 'asif' }, 0, 2],
    [{ rider: 'ravi' }, 1, 1],
    ['pickup', 1, 0],
  ]);
  expect(groups.flatMap(({ missing, packed }) => [...missing, ...packed])).toHaveLength(orders.length);
});

// PACK-1
it('what is missing is in the order of the promises, and within one by area and number', () => {
  const early = order({ promisedAt: '2026-11-28T07:30:00.000Z', pincode: 411009 });
  const far = order({ pincode: 411005 });
  const ten = order({ number: '#10' });
  const nine = order({ number: '#9' });
  const [group] = packingGroups([far, ten, nine, early], nameOf);
  expect(group?.missing).toEqual([early, nine, ten, far]);
});

// PACK-2
it('the rounds of a day are the meals of each window, and other orders, with what is missing', () => {
  const dinner = '2026-11-28T14:00:00.000Z';
  const orders = [
    order({ channel: 'online' }),
    order({ scheduledFor: dinner }),
    order({ status: 'ready' }),
    order(),
  ];
  expect(roundsOf(orders)).toEqual([
    { round: { meals: '2026-11-28T07:00:00.000Z' }, orders: 2, missing: 1 },
    { round: { meals: dinner }, orders: 1, missing: 1 },
    { round: 'others', orders: 1, missing: 1 },
  ]);
});

// PACK-3
it.each([
  ['https://rasoi.example/admin/packing?order=6728a1', '6728a1'],
  [' https://rasoi.example/admin/packing?order=6728a1\n', '6728a1'],
  ['https://rasoi.example/orders/6728a1', undefined],
  ['https://rasoi.example/admin/packing', undefined],
  ['#1042', undefined],
  ['upi://pay?pa=x', undefined],
])('a scanner that reads %j names order %s', (text, id) => {
  expect(scannedOrder(text)).toBe(id);
});
