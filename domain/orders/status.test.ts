import { expect, it } from 'vitest';
import { endingOf, isUnderWay, statusForCustomer, statusOf, waitsForTime } from './status.ts';
import { statusWords } from './status-words.ts';
import { ORDER_STATUSES } from './statuses.ts';

const ordered = new Date('2026-11-21T20:00:00Z');
const after = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);

/** An order for delivery that nobody has changed. */
const placed = {
  kind: 'delivery',
  status: 'placed',
  orderedOn: ordered,
  dueAt: null,
  acceptBy: null,
  promisedAt: after(30),
} as const;

// ORDER-13
it.each([
  [0, 'Preparing'],
  [29.99, 'Preparing'],
  [30, 'Out for Delivery'],
  [59.99, 'Out for Delivery'],
  [60, 'Delivered'],
  [6000, 'Delivered'],
  [-5, 'Preparing'],
])('%d minutes after it was placed, an order’s status is %s', (minutes, words) => {
  const { status, byAge } = statusOf(placed, after(minutes), 'age');
  expect([statusWords[status], byAge]).toEqual([words, true]);
  expect(isUnderWay(placed, after(minutes), 'age')).toBe(words !== 'Delivered');
});

// LIFE-2
it('an order that the kitchen has changed keeps its recorded status, whatever its age', () => {
  for (const status of ORDER_STATUSES.filter((each) => each !== 'placed')) {
    const order = { ...placed, status };
    expect(statusOf(order, after(600), 'age')).toEqual({ status, byAge: false });
  }
});

// LIFE-2
it('in board mode an order’s status does not follow its age: it waits for the kitchen', () => {
  for (const status of ORDER_STATUSES) {
    const order = { ...placed, status, acceptBy: after(15) };
    expect(statusOf(order, after(600), 'board')).toEqual({ status, byAge: false });
  }
  const waiting = { ...placed, acceptBy: after(15) };
  expect(isUnderWay(waiting, after(600), 'board')).toBe(true);
  expect(isUnderWay(waiting, after(600), 'age')).toBe(false);
});

// LIFE-2
it('the switch to board mode does not reopen orders placed before it', () => {
  expect(isUnderWay(placed, after(600), 'board')).toBe(false);
});

// SLOT-6
it.each([
  [-1, 'age', 'Waiting for the kitchen', true],
  [0, 'age', 'Preparing', true],
  [30, 'age', 'Out for Delivery', true],
  [60, 'age', 'Delivered', true],
  [-1, 'board', 'Waiting for the kitchen', false],
  [90, 'board', 'Waiting for the kitchen', false],
] as const)('%d minutes after it is due, an order ahead is in %s mode %s', (minutes, mode, words, byAge) => {
  const dueAt = after(600);
  const acceptBy = mode === 'board' ? after(610) : null;
  const order = { ...placed, dueAt, acceptBy };
  expect(statusOf(order, after(600 + minutes), mode)).toEqual({ status: expect.anything(), byAge });
  expect(statusWords[statusOf(order, after(600 + minutes), mode).status]).toBe(words);
});

// PICKUP-3
it.each([
  [29, 'Preparing'],
  [30, 'Ready'],
  [60, 'Collected'],
])('%d minutes after it was placed, an order for pickup is %s', (minutes, words) => {
  const order = { ...placed, kind: 'pickup' } as const;
  expect(statusWords[statusOf(order, after(minutes), 'age').status]).toBe(words);
});

// AREA-16
it.each(['age', 'board'] as const)('an order without a time waits for the kitchen in %s mode', (mode) => {
  const waiting = { ...placed, promisedAt: null, acceptBy: after(15) };
  expect(waitsForTime(waiting)).toBe(true);
  expect(statusOf(waiting, after(600), mode)).toEqual({ status: 'placed', byAge: false });
});

// AREA-16
it.each([
  ['from before promises were stored', { promisedAt: null }],
  ['that has a time', { acceptBy: after(15) }],
  ['that the kitchen has accepted', { promisedAt: null, acceptBy: after(15), status: 'accepted' }],
  ['that is not paid', { promisedAt: null, status: 'awaitingPayment' }],
] as const)('an order %s waits for no time', (_which, over) => {
  expect(waitsForTime({ ...placed, ...over })).toBe(false);
});

// BOARD-24
it('a customer reads that an accepted order is prepared if cooking starts with the acceptance', () => {
  const accepted = { status: 'accepted', byAge: false } as const;
  expect(statusForCustomer(accepted, true).status).toBe('preparing');
  expect(statusForCustomer(accepted, false)).toEqual(accepted);
  expect(statusForCustomer({ status: 'ready', byAge: false }, true).status).toBe('ready');
});

// BOARD-13
it.each([
  ['by its age after an hour', 'age', {}, { status: 'delivered', endedAt: after(60) }],
  ['by its age if nobody had to accept it', 'board', {}, { status: 'delivered', endedAt: after(60) }],
  ['not while the kitchen has to accept it', 'board', { acceptBy: after(15) }, undefined],
  [
    'by the step that ended it',
    'board',
    { status: 'cancelled', statusSince: after(83) },
    { status: 'cancelled', endedAt: after(83) },
  ],
  ['not while the kitchen works on it', 'age', { status: 'ready' }, undefined],
] as const)('an order has ended %s', (_how, mode, over, ending) => {
  expect(endingOf({ ...placed, statusSince: ordered, ...over }, after(90), mode)).toEqual(ending);
});
