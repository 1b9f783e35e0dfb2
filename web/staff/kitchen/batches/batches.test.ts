import { describe, expect, it } from 'vitest';
import { batchName } from '#domain/plans/batches.ts';
import { ticketOf } from '#tests/ticket.ts';
import type { Ticket } from '../ticket.ts';
import { batchesOf, isBatchLate, progressOf, singlesOf, stepsOfBatch, tiffinsOf, toRead } from './batches.ts';

const LUNCH = '2026-08-03T07:00:00.000Z';
const UNTIL = '2026-08-03T08:00:00.000Z';
const DINNER = '2026-08-03T14:00:00.000Z';
const NOW = new Date('2026-08-03T05:30:00Z');
const deps = {
  now: NOW,
  role: 'kitchen',
  pace: { delivery: null, pickup: null },
  acceptStartsCooking: false,
} as const;

let count = 0;
const meal = (over: Partial<Ticket> = {}) => {
  const number = ++count;
  return ticketOf(NOW, {
    ...{ id: `meal-${number}`, number: `#${1000 + number}`, channel: 'plan', status: 'accepted' },
    ...{ scheduledFor: LUNCH, promisedAt: UNTIL, acceptBy: null, ...over },
  });
};
const only = (tickets: readonly Ticket[], delivered = 0) => {
  const ended = Array.from({ length: delivered }, () => meal({ status: 'delivered' }));
  const [batch] = batchesOf(tickets, ended);
  if (!batch) throw new Error('No batch');
  return batch;
};

// BOARD-34
describe('meals of plans', () => {
  it('are one batch for each window, the next one first, and other orders are in none', () => {
    const ahead = ticketOf(NOW, { id: 'ahead', scheduledFor: LUNCH });
    const tickets = [
      meal({ scheduledFor: DINNER }),
      meal(),
      ahead,
      meal(),
      meal({ scheduledFor: DINNER, promisedAt: null }),
    ];
    const batches = batchesOf(tickets, []);
    expect(batches.map(({ key, tickets: theirs }) => [key, theirs.length])).toEqual([
      [LUNCH, 2],
      [DINNER, 2],
    ]);
    expect(singlesOf(tickets, batches)).toEqual([ahead]);
  });

  it('are a card of their own if there is only one', () => {
    const single = meal();
    expect(batchesOf([single], [])).toEqual([]);
    expect(singlesOf([single], [])).toEqual([single]);
    expect(batchesOf([single], [meal({ status: 'delivered' })])).toHaveLength(1);
  });

  it('are also cards of their own while somebody decides about them', () => {
    const asks = meal({ cancelAskedAt: LUNCH });
    const missed = meal({ status: 'outForDelivery', attemptedAt: LUNCH, attemptReason: 'notReachable' });
    const batch = only([meal(), asks, missed]);
    expect(batch.tickets).toHaveLength(3);
    expect(singlesOf(batch.tickets, [batch])).toEqual([asks, missed]);
  });

  it('keep their window when one of them is put off, and are late once it is over', () => {
    const later = '2026-08-03T09:00:00.000Z';
    const batch = only([meal(), meal(), meal({ promisedAt: later })]);
    expect(batch.until?.toISOString()).toBe(UNTIL);
    expect([isBatchLate(batch, NOW), isBatchLate(batch, new Date(later))]).toEqual([false, true]);
  });
});

// BOARD-34
describe('a batch', () => {
  const tickets = () => [
    meal(),
    meal(),
    meal({ hasAllergies: true }),
    meal({ status: 'preparing' }),
    meal({ status: 'ready' }),
    meal({ status: 'ready', cancelAskedAt: LUNCH }),
    meal({ status: 'outForDelivery' }),
  ];

  it('counts a tiffin for each person', () => {
    const batch = only([meal({ people: 3 }), meal({ status: 'ready', people: 2 })], 1);
    expect(tiffinsOf(batch.tickets) + batch.delivered).toBe(6);
    expect(progressOf(batch, false)).toEqual({ toCook: 3, cooking: 0, packed: 2, onTheWay: 0, delivered: 1 });
  });

  it('counts what is to cook, cooked, packed, on the way and delivered', () => {
    const batch = only(tickets(), 3);
    const progress = { toCook: 3, cooking: 1, packed: 2, onTheWay: 1, delivered: 3 };
    expect(progressOf(batch, false)).toEqual(progress);
    expect(progressOf(batch, true)).toEqual({ ...progress, toCook: 0, cooking: 4 });
  });

  it('takes the meals of each status on together, and leaves those that somebody reads or decides', () => {
    const batch = only(tickets());
    const counts = (more = {}) =>
      stepsOfBatch(batch, { ...deps, ...more }).map(({ to, tickets: theirs }) => [to, theirs.length]);
    expect(counts()).toEqual([
      ['preparing', 2],
      ['ready', 1],
      ['outForDelivery', 1],
      ['delivered', 1],
    ]);
    expect(counts({ acceptStartsCooking: true })).toEqual([
      ['ready', 3],
      ['outForDelivery', 1],
      ['delivered', 1],
    ]);
    expect(toRead(batch, 'kitchen').map(({ hasAllergies }) => hasAllergies)).toEqual([true]);
  });
});

// BOARD-34
it('a batch is called as the meal time of its window, also if only its end was moved', () => {
  const times = [
    { name: 'Early lunch', deliveredFrom: '12:30', deliveredUntil: '13:00' },
    { name: 'Lunch', deliveredFrom: '12:30', deliveredUntil: '13:30' },
  ];
  const name = (from: string, until: string | null) =>
    batchName(times, new Date(from), until === null ? null : new Date(until), 'Asia/Kolkata');
  expect(name(LUNCH, UNTIL)).toBe('Lunch');
  expect(name(LUNCH, '2026-08-03T08:15:00Z')).toBe('Early lunch');
  expect(name(DINNER, null)).toBeNull();
});
