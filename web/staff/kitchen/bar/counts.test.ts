import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { ticketOf } from '#tests/ticket.ts';
import type { Ticket } from '../ticket.ts';
import { boardCounts } from './counts.ts';

const NOW = new Date('2026-08-03T13:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const ticket = (id: string, over: Partial<Ticket>) =>
  ticketOf(new Date(at(-20)), { id, acceptBy: at(10), promisedAt: at(10), ...over });
const due = (rupees: number) => ({ due: paise(rupees * 100) });

// BOARD-20
it('the bar counts late and waiting orders, and what riders on the way collect', () => {
  const tickets = [
    ticket('new', {}),
    ticket('newLate', { promisedAt: at(-1) }),
    ticket('lateOnTheWay', { status: 'outForDelivery', promisedAt: at(-5) }),
    ticket('onTheWay', { status: 'outForDelivery' }),
    ticket('ready', { status: 'ready' }),
    ticket('paid', { status: 'outForDelivery' }),
    ticket('ahead', { scheduledFor: at(200), dueAt: at(170), promisedAt: at(200) }),
    ticket('done', { status: 'delivered', promisedAt: at(-30) }),
  ];
  const money = { lateOnTheWay: due(238), onTheWay: due(100), ready: due(500), paid: due(0) };
  expect(boardCounts(tickets, money, NOW, 'board')).toEqual({ late: 2, waiting: 2, outside: 33_800 });
  expect(boardCounts(tickets.slice(0, 1), {}, NOW, 'age')).toEqual({ late: 0, waiting: 0, outside: 0 });
});
