import { expect, it } from 'vitest';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { arrivalOf } from './arrival.ts';

const NOW = new Date('2026-11-22T14:00:00Z');
const order = (promisedAt: string | null, over: object = {}) => ({
  promisedAt,
  kind: 'delivery' as const,
  scheduledFor: null,
  dueAt: null,
  ...over,
});
const AT = { now: NOW, lateAfterMinutes: 15 };
const shown = (status: OrderStatus) => ({ status });

// ORDER-34
it('the bar of an open order counts the minutes to the promise, rounded up', () => {
  expect(arrivalOf(order('2026-11-22T14:17:01Z'), shown('preparing'), AT)).toEqual({
    kind: 'minutes',
    minutes: 18,
  });
});

it('a promise that has passed is any minute now', () => {
  expect(arrivalOf(order('2026-11-22T13:59:00Z'), shown('outForDelivery'), AT)).toEqual({ kind: 'soon' });
});

it('an order of another hour has its window', () => {
  const from = new Date('2026-11-22T16:00:00Z');
  const window = { from, until: new Date('2026-11-22T16:15:00Z') };
  const ahead = { scheduledFor: '2026-11-22T15:00:00Z', dueAt: '2026-11-22T14:30:00Z' };
  expect(arrivalOf(order(from.toISOString()), shown('placed'), AT)).toEqual({ kind: 'at', window });
  expect(arrivalOf(order('2026-11-22T15:00:00Z', ahead), shown('placed'), AT)).toMatchObject({ kind: 'at' });
});

it.each([
  ['waits for its payment', order('2026-11-22T14:30:00Z'), 'awaitingPayment'],
  ['is ready to be fetched', order('2026-11-22T14:30:00Z', { kind: 'pickup' }), 'ready'],
  ['was never promised', order(null), 'preparing'],
] as const)('an order that %s has no time in the bar', (_what, waiting, status) => {
  expect(arrivalOf(waiting, shown(status), AT)).toEqual({ kind: 'none' });
});
