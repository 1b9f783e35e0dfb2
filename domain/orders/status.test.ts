import { expect, it } from 'vitest';
import { estimatedDelivery, orderStatus } from './status.ts';

const ordered = new Date('2026-11-21T20:00:00Z');

it.each([
  [0, 'Preparing'],
  [29.99, 'Preparing'],
  [30, 'Out for Delivery'],
  [59.99, 'Out for Delivery'],
  [60, 'Delivered'],
  [6000, 'Delivered'],
  [-5, 'Preparing'],
])('%d minutes after the order it is %s', (minutes, status) => {
  expect(orderStatus(ordered, new Date(ordered.getTime() + minutes * 60_000))).toBe(status);
});

// ORDER-13
it('estimates half an hour', () => {
  expect(estimatedDelivery(ordered).toISOString()).toBe('2026-11-21T20:30:00.000Z');
});
