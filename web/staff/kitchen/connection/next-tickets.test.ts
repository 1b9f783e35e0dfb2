import { describe, expect, it } from 'vitest';
import { ticketOf } from '#tests/ticket.ts';
import { nextTickets } from './next-tickets.ts';

const NOW = new Date('2026-08-03T13:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

// BOARD-18
describe('the tickets of the next two hours', () => {
  it('are what is to be cooked and handed over, by promised time, with orders ahead that are due until then', () => {
    const later = (id: string, minutes: number) =>
      ticketOf(NOW, {
        id,
        status: 'accepted',
        scheduledFor: inMinutes(minutes + 40),
        dueAt: inMinutes(minutes),
        promisedAt: inMinutes(minutes + 40),
      });
    const tickets = [
      later('tonight', 300),
      later('soon', 90),
      ticketOf(NOW, { id: 'cooking', status: 'preparing', promisedAt: inMinutes(20) }),
      ticketOf(NOW, { id: 'out', status: 'outForDelivery', promisedAt: inMinutes(5) }),
      ticketOf(NOW, { id: 'new', promisedAt: inMinutes(10) }),
      ticketOf(NOW, { id: 'gone', status: 'cancelled' }),
    ];
    expect(nextTickets(tickets, NOW, 'board').map(({ id }) => id)).toEqual(['new', 'cooking', 'soon']);
  });
});
