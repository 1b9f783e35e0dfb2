import { expect, it } from 'vitest';
import { type PaceStep, paceOf, UNKNOWN_PACE } from './pace.ts';
import type { OrderStatus } from './statuses.ts';

const START = Date.parse('2026-08-03T13:00:00Z');
const step = (orderId: string, to: OrderStatus, minutes: number): PaceStep => ({
  orderId,
  to,
  createdAt: new Date(START + minutes * 60_000),
});
/** The steps of an order that was ready and delivered these minutes after it was accepted. */
const order = (id: string, ready: number, delivered: number): PaceStep[] => [
  step(id, 'accepted', 1),
  step(id, 'ready', 1 + ready),
  step(id, 'delivered', 1 + delivered),
];

// BOARD-10
it('the usual time is the median of the last orders, so that one forgotten order changes nothing', () => {
  const steps = [...order('a', 10, 22), ...order('b', 14, 26.5), ...order('c', 90, 300)];
  expect(paceOf(steps)).toEqual({ delivery: 27, pickup: 14 });
});

it('two orders are too few for a usual time', () => {
  expect(paceOf([...order('a', 10, 22), ...order('b', 14, 26)])).toEqual(UNKNOWN_PACE);
});

it('a step that was undone and taken again counts once, and orders accepted long ago do not count', () => {
  const steps = [
    ...order('a', 10, 20),
    ...order('b', 10, 20),
    ...order('c', 10, 20),
    step('c', 'delivered', 31),
    step('d', 'delivered', 500),
  ];
  expect(paceOf(steps).delivery).toBe(20);
  expect(paceOf([...steps, step('a', 'delivered', 31)]).delivery).toBe(30);
});

// BOARD-10
it('orders that were tapped through within a minute do not make the kitchen look faster', () => {
  const tapped = Array.from({ length: 10 }, (_, index) => order(`tapped-${index}`, 0.05, 0.1)).flat();
  expect(paceOf(tapped)).toEqual(UNKNOWN_PACE);
  const real = [...order('a', 10, 22), ...order('b', 12, 26), ...order('c', 14, 30)];
  expect(paceOf([...real, ...tapped])).toEqual({ delivery: 26, pickup: 12 });
});

it('a delivery recorded together with the hand-over to the rider does not count, its cooking does', () => {
  const recorded = (id: string): PaceStep[] => [
    step(id, 'accepted', 1),
    step(id, 'ready', 21),
    step(id, 'outForDelivery', 50),
    step(id, 'delivered', 50.5),
  ];
  expect(paceOf(['a', 'b', 'c'].flatMap(recorded))).toEqual({ delivery: null, pickup: 20 });
});
