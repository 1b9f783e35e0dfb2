import { describe, expect, it } from 'vitest';
import {
  ANSWER_STATUSES,
  BOARD_STATUSES,
  COLUMNS,
  canChangeLines,
  ENDED_STATUSES,
  FAILED_STATUSES,
  FREE_STATUSES,
  FULFILLED_STATUSES,
  isAccepted,
  isNextStatus,
  OPEN_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  PHASES,
  RIDER_STATUSES,
  rowOf,
  SOLD_STATUSES,
  UNSOLD_STATUSES,
  WAITING_STATUSES,
} from './statuses.ts';

// LIFE-1
describe('the lists that derive from the rows of the statuses', () => {
  it.each([
    ['FAILED_STATUSES', FAILED_STATUSES, ['rejected', 'cancelled', 'expired']],
    ['FULFILLED_STATUSES', FULFILLED_STATUSES, ['delivered', 'collected']],
    [
      'OPEN_STATUSES',
      OPEN_STATUSES,
      ['awaitingPayment', 'placed', 'accepted', 'preparing', 'ready', 'outForDelivery'],
    ],
    ['ENDED_STATUSES', ENDED_STATUSES, ['delivered', 'collected', 'rejected', 'cancelled', 'expired']],
    ['BOARD_STATUSES', BOARD_STATUSES, ['placed', 'accepted', 'preparing', 'ready', 'outForDelivery']],
    [
      'SOLD_STATUSES',
      SOLD_STATUSES,
      ['placed', 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered', 'collected'],
    ],
    ['UNSOLD_STATUSES', UNSOLD_STATUSES, ['awaitingPayment', 'rejected', 'cancelled', 'expired']],
    ['WAITING_STATUSES', WAITING_STATUSES, ['placed', 'accepted']],
    ['RIDER_STATUSES', RIDER_STATUSES, ['ready', 'outForDelivery']],
    ['FREE_STATUSES', FREE_STATUSES, ['ready']],
    ['ANSWER_STATUSES', ANSWER_STATUSES, ['accepted', 'rejected']],
  ] as const)('%s has its statuses', (_name, derived, expected) => {
    expect(derived).toEqual(expected);
  });

  it.each([
    ['can be changed by the kitchen', canChangeLines, ['accepted', 'preparing']],
    ['are accepted', isAccepted, ['accepted', 'preparing', 'ready', 'outForDelivery']],
    [
      'are steps of the food',
      isNextStatus,
      ['preparing', 'ready', 'outForDelivery', 'delivered', 'collected'],
    ],
    ['have food to cook', (each) => rowOf(each).toCook, ['placed', 'accepted', 'preparing']],
    ['have lines to tick off', (each) => rowOf(each).ticksLines, ['accepted', 'preparing', 'ready']],
    [
      'may have an invoice',
      (each) => rowOf(each).invoiced,
      ['ready', 'outForDelivery', 'delivered', 'collected'],
    ],
  ] as [string, (status: OrderStatus) => boolean, OrderStatus[]][])(
    'orders that %s',
    (_what, is, expected) => {
      expect(ORDER_STATUSES.filter(is)).toEqual(expected);
    },
  );

  it('each kind of order has five phases, and the board its columns from left to right', () => {
    expect(PHASES).toEqual({
      delivery: ['placed', 'accepted', 'preparing', 'outForDelivery', 'delivered'],
      pickup: ['placed', 'accepted', 'preparing', 'ready', 'collected'],
    });
    const columns = BOARD_STATUSES.map((status) => rowOf(status).column);
    expect([...new Set(columns)]).toEqual(COLUMNS);
  });
});
