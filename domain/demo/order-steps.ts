import { REJECT_REASONS, type StepReason } from '#domain/orders/reasons.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { isPrepaid, type OrderPlan } from './order-plan.ts';
import type { Random } from './random.ts';

/** Who takes a step: somebody in the kitchen, the order's rider, its customer, or the server. */
export type StepBy = 'kitchen' | 'rider' | 'customer' | 'system';

/** A step of an order, some minutes after the one before. */
export interface DemoStep {
  to: OrderStatus;
  after: number;
  by: StepBy;
  reason?: StepReason;
}

/** How many of 1,000 orders of the past end in which way. */
const ENDS = [
  { end: 'done', share: 935 },
  { end: 'calledOff', share: 25 },
  { end: 'notCooked', share: 14 },
  { end: 'refused', share: 12 },
  { end: 'nobodyAccepted', share: 7 },
  { end: 'nobodyThere', share: 7 },
] as const;
const REFUSALS: readonly StepReason[] = REJECT_REASONS.filter((reason) => reason !== 'other');

/** The money of a prepaid order arrives; other orders need no such step. */
const paid = (random: Random, plan: OrderPlan): DemoStep[] =>
  isPrepaid(plan) ? [{ to: 'placed', after: random.between(0.5, 3), by: 'system' }] : [];

const cooked = (random: Random, { slowness }: OrderPlan): DemoStep[] => [
  { to: 'accepted', after: random.between(0.5, 4), by: 'kitchen' },
  { to: 'preparing', after: random.between(0.5, 3), by: 'kitchen' },
  { to: 'ready', after: random.between(9, 20) * slowness, by: 'kitchen' },
];

const handedOver = (random: Random, { kind, slowness }: OrderPlan): DemoStep[] =>
  kind === 'pickup'
    ? [{ to: 'collected', after: random.between(2, 15), by: 'kitchen' }]
    : [
        { to: 'outForDelivery', after: random.between(1, 8), by: 'rider' },
        { to: 'delivered', after: random.between(7, 20) * slowness, by: 'rider' },
      ];

/** The steps of an order that has reached its customer. */
export const allSteps = (random: Random, plan: OrderPlan): DemoStep[] => [
  ...paid(random, plan),
  ...cooked(random, plan),
  ...handedOver(random, plan),
];

/** The steps of an order that has ended, with or without its food being delivered. */
export function pastSteps(random: Random, plan: OrderPlan, acceptWithin: number): DemoStep[] {
  const steps = allSteps(random, plan);
  const start = paid(random, plan);
  switch (random.weighted(ENDS).end) {
    case 'calledOff':
      return [
        ...start,
        {
          to: 'cancelled',
          after: 1,
          by: plan.channel === 'online' ? 'customer' : 'kitchen',
          reason: 'customerAsked',
        },
      ];
    case 'notCooked':
      return [
        ...steps.slice(0, start.length + 2),
        { to: 'cancelled', after: 6, by: 'kitchen', reason: 'outOfItem' },
      ];
    case 'refused':
      return [...start, { to: 'rejected', after: 3, by: 'kitchen', reason: random.pick(REFUSALS) }];
    case 'nobodyAccepted':
      return [...start, { to: 'expired', after: Math.min(acceptWithin, 15), by: 'system' }];
    case 'nobodyThere':
      return plan.kind === 'pickup'
        ? steps
        : [...steps.slice(0, -1), { to: 'cancelled', after: 25, by: 'kitchen', reason: 'notTaken' }];
    case 'done':
      return steps;
  }
}
