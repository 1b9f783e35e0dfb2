import { KITCHEN_ROLES, ROLES } from '#domain/users/roles.ts';

/**
 * The life of an order (LIFE-1): which steps there are, who may take each, and how long a step can be undone. Only this
 * file decides what an order's status may become.
 */

/**
 * The status of an order:
 * - `awaitingPayment`: not visible to the kitchen yet
 * - `placed`: waits for the kitchen to accept or reject it
 * - `accepted`, `preparing`, `ready`: the food is in the kitchen
 * - `outForDelivery`: the food is with a rider
 * - `delivered`, `collected`: the customer has the food
 * - `rejected` by the kitchen, `cancelled` by either side, `expired` because nobody accepted or paid in time
 */
export const ORDER_STATUSES = [
  'awaitingPayment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'outForDelivery',
  'delivered',
  'collected',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Delivered by a rider, or picked up by the customer. */
export const ORDER_KINDS = ['delivery', 'pickup'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The role in which somebody acts on an order; `system` is the product itself. */
export const ORDER_ROLES = ['customer', ...ROLES, 'system'] as const;
export type OrderRole = (typeof ORDER_ROLES)[number];

/** Statuses of orders that ended without food; the customer may be owed money. */
export const FAILED_STATUSES = ['rejected', 'cancelled', 'expired'] as const satisfies readonly OrderStatus[];
export type FailedStatus = (typeof FAILED_STATUSES)[number];
const FULFILLED: readonly OrderStatus[] = ['delivered', 'collected'];
/** Whether an order ended without food. */
export const isFailed = (status: OrderStatus): status is FailedStatus =>
  FAILED_STATUSES.some((each) => each === status);

/** Statuses in which the kitchen or a rider has something left to do. */
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !isFailed(status) && !FULFILLED.includes(status),
);

export const isOpen = (status: OrderStatus): boolean => OPEN_STATUSES.includes(status);
/** Whether the customer has the food. */
export const isFulfilled = (status: OrderStatus): boolean => FULFILLED.includes(status);

const CHANGEABLE: readonly OrderStatus[] = ['accepted', 'preparing'];
/**
 * Whether the kitchen may propose to remove or replace lines (CHANGE-1). While a proposal is open, the order cannot leave
 * these statuses, except by ending.
 */
export const canChangeLines = (status: OrderStatus): boolean => CHANGEABLE.includes(status);

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderRole[];
  /** Only for orders of this kind. */
  kind?: OrderKind;
}

const KITCHEN: readonly OrderRole[] = KITCHEN_ROLES;
const KITCHEN_OR_RIDER: readonly OrderRole[] = [...KITCHEN, 'rider'];
/** Customers may cancel only for some time: see cancelling.ts. */
const KITCHEN_OR_CUSTOMER: readonly OrderRole[] = [...KITCHEN, 'customer'];
const SYSTEM: readonly OrderRole[] = ['system'];

/** Every allowed step. All lead forward. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'awaitingPayment', to: 'placed', by: SYSTEM },
  { from: 'awaitingPayment', to: 'cancelled', by: KITCHEN_OR_CUSTOMER },
  { from: 'awaitingPayment', to: 'expired', by: SYSTEM },
  { from: 'placed', to: 'accepted', by: KITCHEN },
  { from: 'placed', to: 'rejected', by: KITCHEN },
  { from: 'placed', to: 'cancelled', by: KITCHEN_OR_CUSTOMER },
  { from: 'placed', to: 'expired', by: SYSTEM },
  { from: 'accepted', to: 'preparing', by: KITCHEN },
  { from: 'accepted', to: 'ready', by: KITCHEN },
  { from: 'accepted', to: 'cancelled', by: KITCHEN_OR_CUSTOMER },
  { from: 'preparing', to: 'ready', by: KITCHEN },
  { from: 'preparing', to: 'cancelled', by: KITCHEN_OR_CUSTOMER },
  { from: 'ready', to: 'outForDelivery', by: KITCHEN_OR_RIDER, kind: 'delivery' },
  { from: 'ready', to: 'delivered', by: KITCHEN_OR_RIDER, kind: 'delivery' },
  { from: 'ready', to: 'collected', by: KITCHEN, kind: 'pickup' },
  { from: 'ready', to: 'cancelled', by: KITCHEN_OR_CUSTOMER },
  { from: 'outForDelivery', to: 'delivered', by: KITCHEN_OR_RIDER, kind: 'delivery' },
  { from: 'outForDelivery', to: 'cancelled', by: KITCHEN_OR_CUSTOMER, kind: 'delivery' },
];

/** The roles that may take a step with an order of a kind; empty when there is no such step. */
export function rolesForStep(kind: OrderKind, from: OrderStatus, to: OrderStatus): readonly OrderRole[] {
  const step = TRANSITIONS.find((each) => each.from === from && each.to === to);
  return step && (step.kind === undefined || step.kind === kind) ? step.by : [];
}

/** The statuses to which a role may move an order next, in their usual order. */
export function stepsFor(kind: OrderKind, from: OrderStatus, role: OrderRole): OrderStatus[] {
  return TRANSITIONS.filter((each) => each.from === from)
    .map(({ to }) => to)
    .filter((to) => rolesForStep(kind, from, to).includes(role));
}

/** How long a step can be undone, in milliseconds (LIFE-4). Its mail is sent only after this time. */
export const UNDO_WITHIN = 30_000;

/** A step that was taken. */
export interface TakenStep {
  to: OrderStatus;
  actorId: string | null;
  createdAt: Date;
}

/**
 * Whether a person may still undo the order's last step: they must have taken it, and the order must not have failed
 * (LIFE-4).
 */
export function canUndo({ to, actorId, createdAt }: TakenStep, userId: string, now: Date): boolean {
  return actorId === userId && !isFailed(to) && now.getTime() - createdAt.getTime() < UNDO_WITHIN;
}
