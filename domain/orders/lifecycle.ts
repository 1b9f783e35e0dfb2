import type { OrderRole } from './actors.ts';
import type { OrderKind } from './kinds.ts';
import { isAccepted, isFailed, isNextStatus, type NextStatus, type OrderStatus, rowOf } from './statuses.ts';

/** The steps of an order (LIFE-1): who may take each, and how long it can be undone. */

/** The roles that may take a step with an order of a kind; empty when there is no such step. */
export function rolesForStep(kind: OrderKind, from: OrderStatus, to: OrderStatus): readonly OrderRole[] {
  const step = rowOf(from).next.find((each) => each.to === to);
  return step && (step.kind === undefined || step.kind === kind) ? step.by : [];
}

/** The statuses to which a role may move an order next, in their usual order. */
export function stepsFor(kind: OrderKind, from: OrderStatus, role: OrderRole): OrderStatus[] {
  return rowOf(from)
    .next.map(({ to }) => to)
    .filter((to) => rolesForStep(kind, from, to).includes(role));
}

/**
 * The steps of the food itself that the kitchen's board offers, the usual one first. If cooking starts with the acceptance,
 * starting is none (BOARD-24).
 */
export function nextStepsFor(
  kind: OrderKind,
  from: OrderStatus,
  role: OrderRole,
  acceptStartsCooking: boolean,
): NextStatus[] {
  const next = stepsFor(kind, from, role).filter(isNextStatus);
  return acceptStartsCooking ? next.filter((to) => to !== 'preparing') : next;
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

/**
 * Whether the kitchen may take back the step into this status at any time and whoever took it, because a card was moved by
 * mistake (LIFE-4): the order was accepted before, and its customer does not have the food yet.
 */
export const canRecall = (status: OrderStatus): boolean => isAccepted(status) && status !== 'accepted';
