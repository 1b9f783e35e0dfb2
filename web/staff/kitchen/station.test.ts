import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { ticketOf } from '#tests/ticket.ts';
import { isOfStations, matchesSearch, totalsOf } from './station.ts';
import type { Ticket } from './ticket.ts';

const NOW = new Date('2026-08-03T13:00:00Z');
const dishes = {
  dosa: { type: 'veg', menuId: 'south' },
  naan: { type: 'veg', menuId: 'breads' },
} as const;

const line = (dishId: string, quantity: number) => ({
  dishId,
  name: dishId === 'naan' ? 'Garlic Naan' : 'Masala Dosa',
  quantity,
  price: paise(100),
  imgUrl: '',
});

const ticket = (status: OrderStatus, over: Partial<Ticket> = {}): Ticket =>
  ticketOf(NOW, {
    status,
    lines: [line('dosa', 2), line('naan', 4)],
    customerName: 'Asha Rao',
    customerPhone: '+91 98765 43210',
    ...over,
  });

// BOARD-9
describe('what is still to be cooked', () => {
  const all = () => true;
  const totals = (tickets: Ticket[], wanted: Parameters<typeof totalsOf>[3] = all) =>
    totalsOf(tickets, NOW, 'board', wanted).map(({ name, quantity }) => [name, quantity]);

  it('is summed per dish over all open orders, the largest sum first', () => {
    const tickets = [ticket('placed'), ticket('accepted'), ticket('preparing', { lines: [line('dosa', 9)] })];
    expect(totals(tickets)).toEqual([
      ['Masala Dosa', 13],
      ['Garlic Naan', 8],
    ]);
  });

  it('leaves out lines that are ticked off and orders that are cooked', () => {
    const tickets = [ticket('accepted', { doneLines: [0] }), ticket('ready'), ticket('outForDelivery')];
    expect(totals(tickets)).toEqual([['Garlic Naan', 4]]);
  });

  it('is, for one station, the dishes of its menus and dishes that were deleted', () => {
    const lines = [line('dosa', 2), line('naan', 4), { ...line('old', 1), name: 'Old Dish' }];
    const atTandoor = (of: { dishId: string }) => isOfStations(of.dishId, ['breads'], dishes);
    expect(totals([ticket('accepted', { lines })], atTandoor)).toEqual([
      ['Garlic Naan', 4],
      ['Old Dish', 1],
    ]);
  });
});

// BOARD-11
it.each([
  ['1042', true],
  ['#1042', true],
  ['asha', true],
  ['dosa rao', true],
  ['98765', true],
  ['9876543210', true],
  ['idli', false],
  ['dosa ravi', false],
])('a search for “%s” finds the order: %s', (text, found) => {
  expect(matchesSearch(ticket('placed'), text)).toBe(found);
});
