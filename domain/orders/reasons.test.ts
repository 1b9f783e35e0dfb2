import { expect, it } from 'vitest';
import {
  ATTEMPT_REASONS,
  CANCEL_ON_THE_WAY_REASONS,
  CANCEL_REASONS,
  CHANGE_REASONS,
  MORE_CANCEL_REASONS,
  PROMISE_REASONS,
  REJECT_REASONS,
} from './reasons.ts';

// LIFE-1
it.each([
  ['rejecting an order', REJECT_REASONS, ['tooBusy', 'outOfItem', 'outsideArea', 'closed', 'other']],
  [
    'cancelling it in the kitchen',
    CANCEL_REASONS,
    ['tooBusy', 'outOfItem', 'outsideArea', 'closed', 'customerAsked', 'other'],
  ],
  [
    'cancelling it on its way',
    CANCEL_ON_THE_WAY_REASONS,
    ['notReachable', 'wrongAddress', 'notTaken', 'customerAsked', 'other'],
  ],
  ['cancelling it unpaid', MORE_CANCEL_REASONS.unpaid, ['unpaid']],
  ['promising another time', PROMISE_REASONS, ['tooBusy', 'onTheRoad', 'other']],
  ['changing a line', CHANGE_REASONS, ['outOfItem', 'customerAsked', 'other']],
  ['not handing it over', ATTEMPT_REASONS, ['notReachable', 'wrongAddress', 'notTaken']],
] as const)('the reasons for %s derive from their rows', (_what, derived, expected) => {
  expect(derived).toEqual(expected);
});
