import { MIN_PROMISE } from '#domain/orders/promise.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/statuses.ts';
import { type Waiting, waitingQueue } from '#web/lib/waiting/waiting-queue.ts';
import type { BoardAction } from '../board-action.ts';
import type { Ticket } from '../ticket.ts';

/** The steps that were taken while there was no connection. They are kept on the device until they are sent. */

type Step = Extract<BoardAction, { type: 'step' }>;

export interface QueuedStep extends Waiting {
  orderId: string;
  /** '#1042'. */
  number: string;
  from: OrderStatus;
  act: Step;
  /** In milliseconds. */
  takenAt: number;
}

const isStatus = (text: unknown): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

function isStep(value: unknown): value is QueuedStep {
  if (typeof value !== 'object' || value === null) return false;
  const { id, userId, orderId, number, from, act, takenAt } = value as Partial<QueuedStep>;
  const isText = [id, userId, orderId, number].every((each) => typeof each === 'string');
  return isText && isStatus(from) && isStatus(act?.to) && typeof takenAt === 'number';
}

export const stepQueue = waitingQueue('rasoi.kitchen.steps', isStep);

/** All queued steps, in the order in which they were taken. */
export const queuedSteps = stepQueue.all;
export const enqueueStep = stepQueue.add;

/** Removes a step, and those of the same order that were taken after it: they began where it led. */
export function withdrawStep({ id, orderId }: QueuedStep): void {
  const at = queuedSteps().findIndex((step) => step.id === id);
  if (at >= 0)
    stepQueue.change(queuedSteps().filter((step, index) => index < at || step.orderId !== orderId));
}

/** Removes one step, because it was sent or its problem was read. */
export const removeStep = stepQueue.remove;

/** Notes why a step was refused. Those of the same order after it can't be sent either, and say the same. */
export function refuseStep({ id, orderId }: QueuedStep, problem: string): void {
  const at = queuedSteps().findIndex((step) => step.id === id);
  stepQueue.change(
    queuedSteps().map((step, index) =>
      step.orderId === orderId && index >= at && at >= 0 ? { ...step, problem } : step,
    ),
  );
}

/** Whether an order has steps that wait to be sent: a later step of it must not overtake them. */
export const hasWaitingStep = (orderId: string): boolean =>
  queuedSteps().some((step) => step.orderId === orderId && step.problem === null);

/** The queued steps of a person. */
export const useQueuedSteps = stepQueue.useOf;

const MINUTE = 60_000;

/** What is sent of a step: the minutes of its promise count from when it was taken, not from when it is sent. */
export function actToSend({ act, takenAt }: QueuedStep, now: number): Step {
  if (act.promisedInMinutes === undefined) return act;
  const passed = Math.round((now - takenAt) / MINUTE);
  return { ...act, promisedInMinutes: Math.max(MIN_PROMISE, act.promisedInMinutes - passed) };
}

/** A ticket after a waiting step; the same ticket if the step is not about it, or it has moved on elsewhere. */
function afterStep(ticket: Ticket, { orderId, from, act, takenAt, problem }: QueuedStep): Ticket {
  if (orderId !== ticket.id || from !== ticket.status || problem !== null) return ticket;
  const { to: status, promisedInMinutes: minutes } = act;
  const promisedAt =
    minutes === undefined ? ticket.promisedAt : new Date(takenAt + minutes * MINUTE).toISOString();
  return { ...ticket, status, statusSince: new Date(takenAt).toISOString(), promisedAt, isQueued: true };
}

/** The tickets as they will be once the waiting steps are sent. */
export const withQueuedSteps = (
  tickets: readonly Ticket[],
  queued: readonly QueuedStep[],
): readonly Ticket[] =>
  queued.length === 0 ? tickets : tickets.map((ticket) => queued.reduce(afterStep, ticket));
