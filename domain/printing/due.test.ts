import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts';
import { isTicketDue, TICKET_STATUSES } from './due.ts';

const acceptBy = '2026-11-22T14:00:00.000+00:00';

// PRINT-4
it('in board mode a ticket is due from the acceptance until the order ends', () => {
  const due = ORDER_STATUSES.filter((status) => isTicketDue({ status, acceptBy }, 'board'));
  expect(due).toEqual(['accepted', 'preparing', 'ready', 'outForDelivery']);
});

// PRINT-4
it('in age mode a ticket is due from the placement', () => {
  const due = ORDER_STATUSES.filter((status) => isTicketDue({ status, acceptBy: null }, 'age'));
  expect(due).toEqual(TICKET_STATUSES);
  expect(due[0]).toBe('placed');
  expect(isTicketDue({ status: 'placed', acceptBy: null }, 'board')).toBe(true);
  expect(isTicketDue({ status: 'placed', acceptBy }, 'age')).toBe(true);
});
