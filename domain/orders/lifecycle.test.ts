import { describe, expect, it } from 'vitest';
import { ORDER_ROLES, type OrderRole } from './actors.ts';
import { ORDER_KINDS, type OrderKind } from './kinds.ts';
import { canUndo, nextStepsFor, rolesForStep, stepsFor, UNDO_WITHIN } from './lifecycle.ts';
import { isFailed, isFulfilled, isOpen, ORDER_STATUSES, type OrderStatus } from './statuses.ts';

type Steps = Partial<Record<OrderStatus, readonly OrderStatus[]>>;

const KITCHEN: Record<OrderKind, Steps> = {
  delivery: {
    awaitingPayment: ['cancelled'],
    placed: ['accepted', 'rejected', 'cancelled'],
    accepted: ['preparing', 'ready', 'cancelled'],
    preparing: ['ready', 'cancelled'],
    ready: ['outForDelivery', 'delivered', 'cancelled'],
    outForDelivery: ['delivered', 'cancelled'],
  },
  pickup: {
    awaitingPayment: ['cancelled'],
    placed: ['accepted', 'rejected', 'cancelled'],
    accepted: ['preparing', 'ready', 'cancelled'],
    preparing: ['ready', 'cancelled'],
    ready: ['collected', 'cancelled'],
  },
};

const CUSTOMER: Record<OrderKind, Steps> = {
  delivery: {
    awaitingPayment: ['cancelled'],
    placed: ['cancelled'],
    accepted: ['cancelled'],
    preparing: ['cancelled'],
    ready: ['cancelled'],
    outForDelivery: ['cancelled'],
  },
  pickup: {
    awaitingPayment: ['cancelled'],
    placed: ['cancelled'],
    accepted: ['cancelled'],
    preparing: ['cancelled'],
    ready: ['cancelled'],
  },
};

const SYSTEM: Steps = { awaitingPayment: ['placed', 'expired'], placed: ['expired'] };

const EXPECTED: Record<OrderRole, Record<OrderKind, Steps>> = {
  owner: KITCHEN,
  manager: KITCHEN,
  kitchen: KITCHEN,
  customer: CUSTOMER,
  rider: { delivery: { ready: ['outForDelivery', 'delivered'], outForDelivery: ['delivered'] }, pickup: {} },
  system: { delivery: SYSTEM, pickup: SYSTEM },
};

// LIFE-1
describe.each(ORDER_ROLES)('the steps that the role %s may take', (role) => {
  describe.each(ORDER_KINDS)('in an order for %s', (kind) => {
    it.each(ORDER_STATUSES)('are as listed from the status %s', (from) => {
      const expected = EXPECTED[role][kind][from] ?? [];
      for (const to of ORDER_STATUSES) {
        expect([to, rolesForStep(kind, from, to).includes(role)]).toEqual([to, expected.includes(to)]);
      }
      expect(stepsFor(kind, from, role)).toEqual(expected);
    });
  });
});

it('a status is open, fulfilled or failed, and only an open one can change', () => {
  for (const status of ORDER_STATUSES) {
    const kinds = [isOpen(status), isFulfilled(status), isFailed(status)];
    expect(kinds.filter(Boolean)).toHaveLength(1);
    const leaves = ORDER_KINDS.some((kind) =>
      ORDER_STATUSES.some((to) => rolesForStep(kind, status, to).length > 0),
    );
    expect([status, leaves]).toEqual([status, isOpen(status)]);
  }
});

// LIFE-4
describe('undoing a step: whether it is allowed', () => {
  const createdAt = new Date('2026-11-21T20:00:00Z');
  const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);

  it.each([
    ['at once', 'accepted', 'chef', 0, true],
    ['just in time', 'delivered', 'chef', UNDO_WITHIN - 1, true],
    ['after 30 seconds', 'accepted', 'chef', UNDO_WITHIN, false],
    ['by somebody else', 'accepted', 'other', 0, false],
    ['of a rejection', 'rejected', 'chef', 0, false],
    ['of a cancellation', 'cancelled', 'chef', 0, false],
    ['of an expiry', 'expired', 'chef', 0, false],
  ] as const)('%s', (_when, to, userId, later, allowed) => {
    expect(canUndo({ to, actorId: 'chef', createdAt }, userId, after(later))).toBe(allowed);
  });
});

// BOARD-24
describe('the steps that the board offers', () => {
  it('begin with the start of cooking', () => {
    expect(nextStepsFor('delivery', 'accepted', 'kitchen', false)).toEqual(['preparing', 'ready']);
  });

  it('leave it out if cooking starts with the acceptance', () => {
    expect(nextStepsFor('delivery', 'accepted', 'kitchen', true)).toEqual(['ready']);
    expect(nextStepsFor('delivery', 'ready', 'kitchen', true)).toEqual(['outForDelivery', 'delivered']);
  });
});
