import type { AttemptReason, StepReason } from './reasons.ts';

/** What people at work read of a reason. */
interface StaffWords {
  /** As a choice of the kitchen. */
  chosen: string;
  /** Of a meal that did not arrive, whose money is decided. */
  missed: string;
  /** Behind how an order ended, in the figures of a day: 'Rejected: too busy'. */
  ofDay: string;
}

/** Each reason as people at work read it. What customers read is in reasons.ts. */
export const staffReasonWords = {
  tooBusy: { chosen: 'Too busy', missed: 'We were too busy', ofDay: 'too busy' },
  outOfItem: { chosen: 'A dish has run out', missed: 'A dish had run out', ofDay: 'a dish had run out' },
  outsideArea: {
    chosen: 'Outside the delivery area',
    missed: 'Outside our area',
    ofDay: 'outside the delivery area',
  },
  closed: { chosen: 'The kitchen is closed', missed: 'We were closed', ofDay: 'the kitchen was closed' },
  onTheRoad: { chosen: 'The way takes longer', missed: 'The way took too long', ofDay: 'a long way' },
  notReachable: {
    chosen: 'The customer can’t be reached',
    missed: 'Nobody was reached',
    ofDay: 'the customer could not be reached',
  },
  wrongAddress: {
    chosen: 'The address is wrong',
    missed: 'The address was not found',
    ofDay: 'the address was wrong',
  },
  notTaken: {
    chosen: 'The customer does not take it',
    missed: 'Nobody took it at the door',
    ofDay: 'nobody took it',
  },
  customerAsked: {
    chosen: 'The customer asked for it',
    missed: 'The customer asked for it',
    ofDay: 'the customer asked',
  },
  unpaid: { chosen: 'No payment has arrived', missed: 'It was not paid', ofDay: 'not paid in time' },
  noCode: {
    chosen: 'The customer does not have the code',
    missed: 'There was no code at the door',
    ofDay: 'the customer had no code',
  },
  leftAtDoor: {
    chosen: 'It was left at the door',
    missed: 'It was left at the door',
    ofDay: 'left at the door',
  },
  other: { chosen: 'Something else', missed: 'Its order was called off', ofDay: 'another reason' },
} satisfies Record<StepReason, StaffWords>;

/** Why a rider could not hand over an order: as their choice, and behind their name on the kitchen's ticket. */
export const attemptWords = {
  notReachable: { chosen: 'Nobody opens or answers', reported: 'nobody opens or answers' },
  wrongAddress: { chosen: 'The address is wrong', reported: 'the address is wrong' },
  notTaken: { chosen: 'They don’t want it any more', reported: 'they don’t want it any more' },
} satisfies Record<AttemptReason, { chosen: string; reported: string }>;
