import { describe, expect, it } from 'vitest';
import { ticketOf } from '#tests/ticket.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import {
  ageOf,
  columnsOf,
  isWaiting,
  laterOf,
  minutesUntil,
  nextOffer,
  proposalFor,
  type Ticket,
} from './ticket.ts';

const NOW = new Date('2026-08-03T13:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const ticket = (over: Partial<Ticket>): Ticket =>
  ticketOf(NOW, {
    orderedOn: minutesAgo(5),
    acceptBy: minutesAgo(-10),
    promisedAt: minutesAgo(-25),
    ...over,
  });

// BOARD-1
describe('the columns of the board', () => {
  it.each([
    ['placed', 'new'],
    ['accepted', 'preparing'],
    ['preparing', 'preparing'],
    ['ready', 'ready'],
    ['outForDelivery', 'onTheWay'],
  ] as const)('have an order that is %s in %s', (status, column) => {
    const one = ticket({ status });
    expect(columnsOf([one], NOW, 'board')[column]).toEqual([one]);
  });

  it('show new orders by their placement, and the others by their promised time', () => {
    const late = ticket({
      id: 'late',
      status: 'accepted',
      orderedOn: minutesAgo(9),
      promisedAt: minutesAgo(-2),
    });
    const next = ticket({
      id: 'next',
      status: 'preparing',
      orderedOn: minutesAgo(40),
      promisedAt: minutesAgo(-9),
    });
    const first = ticket({ id: 'first', orderedOn: minutesAgo(8), promisedAt: minutesAgo(-40) });
    const second = ticket({ id: 'second', orderedOn: minutesAgo(3), promisedAt: minutesAgo(-27) });
    const columns = columnsOf([second, next, first, late], NOW, 'board');
    expect(columns.preparing.map(({ id }) => id)).toEqual(['late', 'next']);
    expect(columns.new.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('follow the age of an order without recorded steps in age mode', () => {
    const untouched = [10, 40, 70].map((age) => ticket({ orderedOn: minutesAgo(age), acceptBy: null }));
    const columns = columnsOf(untouched, NOW, 'age');
    expect([columns.new, columns.preparing, columns.onTheWay].map(({ length }) => length)).toEqual([0, 1, 1]);
    expect(untouched.some((each) => isWaiting(shownStatus(each, NOW, 'age')))).toBe(false);
  });
});

// SLOT-8
describe('an order ahead', () => {
  const ahead = (status: Ticket['status'], dueInMinutes: number, id = 'ahead') =>
    ticket({
      id,
      status,
      orderedOn: minutesAgo(600),
      scheduledFor: minutesAgo(-dueInMinutes - 30),
      promisedAt: minutesAgo(-dueInMinutes - 30),
      dueAt: minutesAgo(-dueInMinutes),
    });
  const all = (tickets: Ticket[]) => Object.values(columnsOf(tickets, NOW, 'board')).flat();

  it('is in no column before it is due, but among those for later, the next one first', () => {
    const tickets = [ahead('placed', 90, 'last'), ahead('accepted', 1, 'next')];
    expect(all(tickets)).toEqual([]);
    expect(laterOf(tickets, NOW).map(({ id }) => id)).toEqual(['next', 'last']);
  });

  it('is in its column from when it is due, and its age counts from then', () => {
    const due = ahead('placed', -4);
    expect(laterOf([due], NOW)).toEqual([]);
    expect([columnsOf([due], NOW, 'board').new, ageOf(due, NOW)]).toEqual([[due], 4]);
  });

  it('that the kitchen has begun with is in its column', () => {
    const begun = ahead('preparing', 60);
    expect([laterOf([begun], NOW), all([begun])]).toEqual([[], [begun]]);
  });

  it('that a full kitchen put off is new at once', () => {
    const putOff = ticket({ dueAt: minutesAgo(-15) });
    expect([laterOf([putOff], NOW), columnsOf([putOff], NOW, 'board').new]).toEqual([[], [putOff]]);
  });
});

// BOARD-2
describe('the promised time', () => {
  it.each([
    ['the minutes left', minutesAgo(-25), 0, 25],
    ['more than is left', minutesAgo(-25), 10, 35],
    ['counted from now once the promise is over', minutesAgo(20), 10, 10],
    ['never less than five minutes', minutesAgo(-1), 0, 5],
    ['never more than three hours', minutesAgo(-179), 15, 180],
    ['counted from now where nothing is promised', null, 15, 15],
  ])('is %s', (_what, promisedAt, more, minutes) => {
    expect(minutesUntil(promisedAt, NOW, more)).toBe(minutes);
  });

  it.each([
    [27, 1, 30],
    [27, -1, 25],
    [30, 1, 35],
    [5, -1, 5],
    [180, 1, 180],
  ] as const)('after %d minutes goes (%d) to %d', (minutes, direction, next) => {
    expect(nextOffer(minutes, direction)).toBe(next);
  });
});

// BOARD-10
describe('the time proposed for a new order', () => {
  it.each([
    [
      'is the promise that the customer has while nothing else is known',
      -28,
      null,
      { minutes: 28, kept: true },
    ],
    [
      'is what the customer was told if the kitchen takes about as long',
      -28,
      31,
      { minutes: 28, kept: true },
    ],
    ['is later if the kitchen takes longer now', -28, 41, { minutes: 45, kept: false }],
    ['is never sooner than the customer was told', -28, 5, { minutes: 28, kept: true }],
    ['is the usual one once the promise is over', 3, 23, { minutes: 25, kept: false }],
    ['is the shortest once the promise is over and nothing is known', 3, null, { minutes: 5, kept: false }],
  ])('%s', (_what, ago, usual, expected) => {
    expect(proposalFor(minutesAgo(ago), NOW, usual)).toEqual(expected);
  });

  // AREA-16
  it('is long for an order without a time, however fast the kitchen is', () => {
    expect(proposalFor(null, NOW, 20)).toEqual({ minutes: 90, kept: false });
  });
});
