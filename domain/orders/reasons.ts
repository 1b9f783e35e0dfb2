/**
 * Why an order is rejected, cancelled or expires, another time is promised, a line is changed, a rider could not hand it over,
 * or the kitchen did so without its code: one row each, with what it is a reason for. Customers are shown the reason in words.
 */
export const STEP_REASONS = [
  'tooBusy',
  'outOfItem',
  'outsideArea',
  'closed',
  'onTheRoad',
  'notReachable',
  'wrongAddress',
  'notTaken',
  'customerAsked',
  'unpaid',
  'noCode',
  'leftAtDoor',
  'other',
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** What there can be a reason for. An order on its way is cancelled for other reasons than one in the kitchen. */
type Use =
  | 'reject'
  | 'cancel'
  | 'cancelOnTheWay'
  | 'cancelUnpaid'
  | 'promise'
  | 'change'
  | 'attempt'
  | 'handOver';

const REASONS = {
  tooBusy: ['reject', 'cancel', 'promise'],
  outOfItem: ['reject', 'cancel', 'change'],
  outsideArea: ['reject', 'cancel'],
  closed: ['reject', 'cancel'],
  onTheRoad: ['promise'],
  notReachable: ['attempt', 'cancelOnTheWay'],
  wrongAddress: ['attempt', 'cancelOnTheWay'],
  notTaken: ['attempt', 'cancelOnTheWay'],
  customerAsked: ['cancel', 'cancelOnTheWay', 'change'],
  unpaid: ['cancelUnpaid'],
  noCode: ['handOver'],
  leftAtDoor: ['handOver'],
  other: ['reject', 'cancel', 'cancelOnTheWay', 'promise', 'change', 'handOver'],
} as const satisfies Record<StepReason, readonly Use[]>;

type ReasonFor<Wanted extends Use> = {
  [Reason in StepReason]: Wanted extends (typeof REASONS)[Reason][number] ? Reason : never;
}[StepReason];

const reasonsFor = <Wanted extends Use>(wanted: Wanted): readonly ReasonFor<Wanted>[] =>
  STEP_REASONS.filter((reason): reason is ReasonFor<Wanted> => {
    const uses: readonly Use[] = REASONS[reason];
    return uses.includes(wanted);
  });

/** Why a rider could not hand over an order. */
export const ATTEMPT_REASONS = reasonsFor('attempt');
export type AttemptReason = ReasonFor<'attempt'>;
/** Reasons for rejecting an order. */
export const REJECT_REASONS: readonly StepReason[] = reasonsFor('reject');
/** Reasons for cancelling an order, by the kitchen. */
export const CANCEL_REASONS: readonly StepReason[] = reasonsFor('cancel');
/** Reasons for cancelling an order that is on its way. */
export const CANCEL_ON_THE_WAY_REASONS: readonly StepReason[] = reasonsFor('cancelOnTheWay');
/** More reasons for cancelling an order, by its status (`cancelledFor` in statuses.ts). */
export const MORE_CANCEL_REASONS: Record<'unpaid' | 'attempt', readonly StepReason[]> = {
  unpaid: reasonsFor('cancelUnpaid'),
  attempt: ATTEMPT_REASONS,
};
/** Reasons for handing over an order without the code that it asks for, by the kitchen (DOOR-3). */
export const HAND_OVER_REASONS: readonly StepReason[] = reasonsFor('handOver');
/** Reasons for promising another time. */
export const PROMISE_REASONS: readonly StepReason[] = reasonsFor('promise');
/** Reasons for removing or replacing a line. */
export const CHANGE_REASONS = reasonsFor('change');
export type ChangeReason = ReasonFor<'change'>;

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
  noCode: 'you did not have the code at hand',
  leftAtDoor: 'the food was left at the door',
  other: 'something came up',
};
