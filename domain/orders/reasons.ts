/** Why a rider could not hand over an order. */
export const ATTEMPT_REASONS = ['notReachable', 'wrongAddress', 'notTaken'] as const;
export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

/** Why an order is rejected, cancelled or expires, or another time is promised. Customers are shown the reason in words. */
export const STEP_REASONS = [
  'tooBusy',
  'outOfItem',
  'outsideArea',
  'closed',
  'onTheRoad',
  'customerAsked',
  ...ATTEMPT_REASONS,
  'unpaid',
  'other',
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** Reasons for rejecting an order. */
export const REJECT_REASONS: readonly StepReason[] = [
  'tooBusy',
  'outOfItem',
  'outsideArea',
  'closed',
  'other',
];
/** Reasons for cancelling an order, by the kitchen. */
export const CANCEL_REASONS: readonly StepReason[] = [...REJECT_REASONS, 'customerAsked'];
/** Reasons for cancelling an order that is on its way. */
export const CANCEL_ON_THE_WAY_REASONS: readonly StepReason[] = [
  ...ATTEMPT_REASONS,
  'customerAsked',
  'other',
];
/** More reasons for cancelling an order, by its status (`cancelledFor` in statuses.ts). */
export const MORE_CANCEL_REASONS: Record<'unpaid' | 'attempt', readonly StepReason[]> = {
  unpaid: ['unpaid'],
  attempt: ATTEMPT_REASONS,
};
/** Reasons for promising another time. */
export const PROMISE_REASONS: readonly StepReason[] = ['tooBusy', 'onTheRoad', 'other'];

/** Reasons for removing or replacing a line. */
export const CHANGE_REASONS = [
  'outOfItem',
  'customerAsked',
  'other',
] as const satisfies readonly StepReason[];
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Each reason for the customer: 'The kitchen could not take your order: …'. */
export const reasonWords: Record<StepReason, string> = {
  tooBusy: 'the kitchen is very busy',
  outOfItem: 'a dish has run out',
  outsideArea: 'the address is outside the delivery area',
  closed: 'the kitchen is closed',
  onTheRoad: 'the way takes longer than usual',
  customerAsked: 'you asked for it',
  notReachable: 'the rider could not reach you',
  wrongAddress: 'the rider could not find the address',
  notTaken: 'nobody took it at the door',
  unpaid: 'no payment arrived in time',
  other: 'something came up',
};
