/** Why the kitchen rejects or cancels an order, or promises another time. Customers read them in words. */
export const STEP_REASONS = [
  'tooBusy',
  'outOfItem',
  'outsideArea',
  'closed',
  'onTheRoad',
  'customerAsked',
  'other',
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** What a rejection may give. */
export const REJECT_REASONS: readonly StepReason[] = [
  'tooBusy',
  'outOfItem',
  'outsideArea',
  'closed',
  'other',
];
/** What a cancellation by the kitchen may give. */
export const CANCEL_REASONS: readonly StepReason[] = [...REJECT_REASONS, 'customerAsked'];
/** What another promise may give. */
export const PROMISE_REASONS: readonly StepReason[] = ['tooBusy', 'onTheRoad', 'other'];

/** As the customer reads them: 'The kitchen could not take your order: …'. */
export const reasonWords: Record<StepReason, string> = {
  tooBusy: 'the kitchen is very busy',
  outOfItem: 'a dish has run out',
  outsideArea: 'the address is outside the delivery area',
  closed: 'the kitchen is closed',
  onTheRoad: 'the way takes longer than usual',
  customerAsked: 'you asked for it',
  other: 'something came up',
};
