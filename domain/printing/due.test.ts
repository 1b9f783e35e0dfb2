import { expect, it } from 'vitest';
import { BOARD_STATUSES, ORDER_STATUSES } from '#domain/orders/statuses.ts';
import { isTicketDue } from './due.ts';

const now = new Date('2026-11-22T13:30:00Z');
const soon = { scheduledFor: null, dueAt: null };
const acceptBy = '2026-11-22T14:00:00.000+00:00';

// PRINT-4
it('in board mode a ticket is due from the acceptance until the order ends', () => {
  const due = ORDER_STATUSES.filter((status) => isTicketDue({ ...soon, status, acceptBy }, 'board', now));
  expect(due).toEqual(['accepted', 'preparing', 'ready', 'outForDelivery']);
});

// PRINT-4
it('in age mode a ticket is due from the placement', () => {
  const due = ORDER_STATUSES.filter((status) => isTicketDue({ ...soon, status, acceptBy: null }, 'age', now));
  expect(due).toEqual(BOARD_STATUSES);
  expect(due[0]).toBe('placed');
  expect(isTicketDue({ ...soon, status: 'placed', acceptBy: null }, 'board', now)).toBe(true);
  expect(isTicketDue({ ...soon, status: 'placed', acceptBy }, 'age', now)).toBe(true);
});

// SLOT-8
it('the ticket of an order ahead is due when the kitchen has to begin with it, also if it was accepted before', () => {
  const ahead = { acceptBy: null, scheduledFor: '2026-11-22T14:00:00Z', dueAt: now.toISOString() };
  const before = new Date(now.getTime() - 1);
  for (const status of ['placed', 'accepted'] as const) {
    expect([before, now].map((at) => isTicketDue({ ...ahead, status }, 'age', at))).toEqual([false, true]);
  }
});
