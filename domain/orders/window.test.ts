import { describe, expect, it } from 'vitest';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { FIRST_PROMISE, hasFirstPromise, windowOf } from './window.ts';

const ordered = new Date('2026-11-22T10:09:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
const { promiseMinutes, lateAfterMinutes } = PAGE_DEFAULTS.kitchen;

// ORDER-43
describe('the window of an order', () => {
  const accepted = { status: 'accepted' as const, promisedAt: later(30) };

  it('is from the promised time until the order counts as late', () => {
    expect(windowOf(accepted, 15)).toEqual({ from: later(30), until: later(45) });
    expect(windowOf(accepted, 20)).toEqual({ from: later(30), until: later(50) });
  });

  it('is the same for times of the wire', () => {
    expect(windowOf({ ...accepted, promisedAt: later(30).toISOString() }, 15)).toEqual(
      windowOf(accepted, 15),
    );
  });

  it('is unknown while the order waits for its payment, and without a promise', () => {
    expect(windowOf({ ...accepted, status: 'awaitingPayment' }, 15)).toBeNull();
    expect(windowOf({ ...accepted, promisedAt: null }, 15)).toBeNull();
  });
});

// ORDER-12, ORDER-13
describe('where the status follows the age', () => {
  const order = { kind: 'delivery' as const, orderedOn: ordered, scheduledFor: null, dueAt: null };
  const window = { from: later(promiseMinutes), until: later(promiseMinutes + lateAfterMinutes) };

  it('the first settings promise 30 to 45 minutes', () => {
    expect({ from: promiseMinutes, until: promiseMinutes + lateAfterMinutes }).toEqual(FIRST_PROMISE);
  });

  it('a delivery by the first settings is estimated after 30 minutes, and said to come in 30 to 45', () => {
    expect(hasFirstPromise(order, window, 'age')).toBe(true);
    expect(hasFirstPromise({ ...order, orderedOn: ordered.toISOString() }, window, 'age')).toBe(true);
  });

  it.each([
    [50, 65],
    [30, 50],
    [25, 45],
  ])('one of %i to %i minutes is said in times of day', (from, until) => {
    expect(hasFirstPromise(order, { from: later(from), until: later(until) }, 'age')).toBe(false);
  });

  it.each([
    ['a pickup', { ...order, kind: 'pickup' as const }, 'age'],
    ['an order ahead', { ...order, scheduledFor: later(300), dueAt: later(270) }, 'age'],
    ['an order that a full kitchen put off', { ...order, dueAt: later(15) }, 'age'],
    ['an order in board mode', order, 'board'],
  ] as const)('%s is said in times of day', (_what, other, mode) => {
    expect(hasFirstPromise(other, window, mode)).toBe(false);
  });
});
