import { expect, it } from 'vitest';
import { ticketOf } from '#tests/ticket.ts';
import type { Ticket } from '../ticket.ts';
import { bumpOf } from './bump.ts';
import { ofOneRider } from './of-one-rider.ts';

const NOW = new Date('2026-08-03T13:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const bump = (over: Partial<Ticket>, acceptStartsCooking = false, usual: number | null = null) =>
  bumpOf(ticketOf(new Date(at(-5)), { promisedAt: at(25), ...over }), {
    now: NOW,
    role: 'kitchen',
    pace: { delivery: usual, pickup: null },
    acceptStartsCooking,
  });

// BOARD-23
it.each([
  ['placed', 'delivery', 'accepted'],
  ['accepted', 'delivery', 'preparing'],
  ['preparing', 'delivery', 'ready'],
  ['ready', 'delivery', 'outForDelivery'],
  ['ready', 'pickup', 'collected'],
  ['outForDelivery', 'delivery', 'delivered'],
] as const)('a bump takes a %s order (%s) on to %s', (status, kind, to) => {
  expect(bump({ status, kind })).toEqual({ type: 'step', to });
});

it('a bump promises the usual time of now if that is later than the promise', () => {
  expect(bump({}, false, 43)).toEqual({ type: 'step', to: 'accepted', promisedInMinutes: 45 });
  expect(bump({ scheduledFor: at(300), dueAt: at(270) }, false, 43)).toEqual({
    type: 'step',
    to: 'accepted',
  });
});

it('a bump leaves an order without a time, one whose customer asks to cancel or whose step waits, and one that has ended', () => {
  expect(bump({ promisedAt: null })).toBeNull();
  expect(bump({ status: 'preparing', cancelAskedAt: at(-1) })).toBeNull();
  expect(bump({ status: 'preparing', isQueued: true })).toBeNull();
  expect(bump({ status: 'delivered' })).toBeNull();
});

// ALLERGY-4
it('a bump does not accept an order whose customer names an allergy, and moves it on afterwards', () => {
  expect(bump({ hasAllergies: true })).toBeNull();
  expect(bump({ hasAllergies: true, status: 'accepted' })).toEqual({ type: 'step', to: 'preparing' });
  // Nobody has accepted a meal of a plan by hand.
  expect(bump({ hasAllergies: true, status: 'accepted', channel: 'plan' })).toBeNull();
  expect(bump({ hasAllergies: true, status: 'preparing', channel: 'plan' })).toEqual({
    type: 'step',
    to: 'ready',
  });
});

// BOARD-24
it('if cooking starts with the acceptance, an accepted order is ready next', () => {
  expect(bump({ status: 'accepted' }, true)).toEqual({ type: 'step', to: 'ready' });
  expect(bump({ status: 'placed' }, true)).toEqual({ type: 'step', to: 'accepted' });
});

// BOARD-31
it('the orders of a rider are one bump if they are several', () => {
  const order = (id: string, riderId: string | null) => ({ ...ticketOf(new Date(at(-5)), { riderId }), id });
  const tickets = [order('a', 'ravi'), order('b', null), order('c', 'sita'), order('d', 'ravi')];
  expect(
    ofOneRider(tickets).map(({ riderId, tickets: theirs }) => [riderId, theirs.map(({ id }) => id)]),
  ).toEqual([['ravi', ['a', 'd']]]);
});
