import { describe, expect, it } from 'vitest';
import { type ReportableOrder, reportingOf } from './reporting.ts';

const placedAt = new Date('2026-11-22T12:00:00Z');
const minutesIn = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const order = (over: Partial<ReportableOrder>): ReportableOrder => ({
  kind: 'delivery',
  status: 'placed',
  statusSince: placedAt,
  orderedOn: placedAt,
  dueAt: null,
  acceptBy: null,
  promisedAt: minutesIn(30),
  ...over,
});

// ISSUE-1
describe('a problem can be reported', () => {
  const delivered = order({ status: 'delivered', statusSince: minutesIn(40) });

  it('for 30 minutes after the delivery', () => {
    expect(reportingOf(delivered, minutesIn(40), 'board')).toEqual({ can: true, until: minutesIn(70) });
    expect(reportingOf(delivered, minutesIn(69.9), 'age').can).toBe(true);
    expect(reportingOf(delivered, minutesIn(70), 'board')).toEqual({ can: false, because: 'tooLate' });
  });

  it('for 30 minutes after the customer has collected the order', () => {
    const collected = order({ status: 'collected', statusSince: minutesIn(20) });
    expect(reportingOf(collected, minutesIn(49), 'board').can).toBe(true);
    expect(reportingOf(collected, minutesIn(50), 'board').can).toBe(false);
  });

  it('if nobody records steps, from when the order is on its way until 30 minutes after it counts as delivered', () => {
    expect(reportingOf(order({}), minutesIn(29), 'age')).toEqual({ can: false, because: 'notYet' });
    expect(reportingOf(order({}), minutesIn(30), 'age')).toEqual({ can: true, until: minutesIn(90) });
    expect(reportingOf(order({}), minutesIn(90), 'age')).toEqual({ can: false, because: 'tooLate' });
  });

  it('not while the kitchen or the rider has the food, and never for an order that failed', () => {
    for (const status of ['accepted', 'ready', 'outForDelivery'] as const) {
      expect(reportingOf(order({ status }), minutesIn(90), 'board')).toEqual({
        can: false,
        because: 'notYet',
      });
    }
    const rejected = order({ status: 'rejected' });
    expect(reportingOf(rejected, minutesIn(5), 'board')).toEqual({ can: false, because: 'never' });
  });
});
