import { needsAllergiesSeen } from '#domain/allergies/seen.ts';
import type { OrderRole } from '#domain/orders/actors.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { customerMayAskToCancel, customerMayCancel } from '#domain/orders/cancelling.ts';
import { mergedLines } from '#domain/orders/done-lines.ts';
import { isLater } from '#domain/orders/due.ts';
import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { canRecall, canUndo, rolesForStep } from '#domain/orders/lifecycle.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import {
  ATTEMPT_REASONS,
  CANCEL_REASONS,
  MORE_CANCEL_REASONS,
  PROMISE_REASONS,
  REJECT_REASONS,
  type StepReason,
} from '#domain/orders/reasons.ts';
import { awaitsRider, mayGiveBack } from '#domain/orders/riders.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { isFailed, isOnTheWay, isOpen, type OrderStatus, rowOf } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { keepAttemptPosition } from './hand-over/attempt-positions.ts';
import { codeWhenPacked, handOverOf, NOT_HANDED_OVER } from './hand-over/delivering.ts';
import { isStaff, shownRider } from './hand-over/riders.ts';
import { cameFrom, lastStepOf } from './last-step.ts';

// The effect of each type of event on an order. order-events.ts has locked the order's row and checked that the caller
// knows its current status.

export type Order = Document<typeof orderAttributes>;
type EventValues = Draft<typeof orderEventAttributes>['values'];
type OrderPatch = Partial<Order['data']>;

/** A requested event, with everything that its rules depend on. */
export interface Request {
  work: Work;
  order: Order;
  asked: EventValues;
  /** The roles in which the actor may act on this order, the strongest first. */
  roles: readonly OrderRole[];
  mode: OrderMode;
}

/** The effects of an event. */
export interface EventOutcome {
  /** The role in which the actor caused the event. */
  role: OrderRole;
  /** The changed attributes of the order. */
  change: OrderPatch;
  /** The id of a dish that has run out. */
  soldOut?: string;
}

const MINUTE = 60_000;
const KITCHEN: readonly OrderRole[] = KITCHEN_ROLES;

const invalidArgument = (message: string) => new Failure('general_argument_invalid', message);

/** The actor's role as cook or admin. Throws Failure user_unauthorized if they have none. */
function kitchenRole({ roles }: Request): OrderRole {
  const role = roles.find((each) => KITCHEN.includes(each));
  if (!role) throw new Failure('user_unauthorized');
  return role;
}

/** Checks that the kitchen can work on the order. Throws Failure order_moved_on if it has ended or is not paid. */
function checkInKitchen({ order }: Request): void {
  const { status } = order.data;
  if (rowOf(status).stage !== 'open') throw movedOn(status);
}

export function movedOn(status: OrderStatus): Failure {
  return new Failure('order_moved_on', orderMessages.movedOn(statusWords[status]));
}

/** The changes for a new promise. The time at which the kitchen begins with the order moves by the same amount. */
function promisedFor({ data }: Order, promisedAt: Date | null): OrderPatch {
  const { dueAt, promisedAt: before } = data;
  if (!dueAt || !promisedAt || !before) return { promisedAt };
  return { promisedAt, dueAt: new Date(dueAt.getTime() + promisedAt.getTime() - before.getTime()) };
}

/** Throws Failure if the customer has chosen the time and the order is not due: the kitchen can't promise another one yet. */
function promiseOf({ work, order, asked }: Request): OrderPatch {
  if (asked.promisedInMinutes === null) return {};
  if (isLater(order.data, work.now)) throw invalidArgument(orderMessages.notDueYet);
  return promisedFor(order, new Date(work.now.getTime() + asked.promisedInMinutes * MINUTE));
}

/** Checks the kitchen's reason. Throws Failure if it is not allowed. Returns the id of the dish that has run out, if any. */
function checkReason({ asked, order }: Request, allowed: readonly StepReason[]): string | undefined {
  const { reason, dishId, note } = asked;
  if (reason === null || !allowed.includes(reason)) {
    throw invalidArgument(`Invalid \`reason\` param: Value must be one of (${allowed.join(', ')})`);
  }
  if (reason === 'other' && !note) throw invalidArgument(orderMessages.reasonNeedsNote);
  if (reason !== 'outOfItem') return undefined;
  const line = order.data.items.find((each) => each.dishId === dishId);
  if (!line) throw invalidArgument(orderMessages.whichDishRanOut);
  return line.dishId;
}

/**
 * The reasons with which the kitchen may cancel an order. They include a failed delivery while it is on its way, and a
 * missing payment before it is paid.
 */
function cancelReasons(status: OrderStatus): readonly StepReason[] {
  const { cancelledFor } = rowOf(status);
  return cancelledFor === null ? CANCEL_REASONS : [...MORE_CANCEL_REASONS[cancelledFor], ...CANCEL_REASONS];
}

/** The reason and note that the customer sees. */
function shownReason({ asked }: Request): OrderPatch {
  return { statusReason: asked.reason, statusNote: asked.note };
}

/** The changes of an order that enters a status. */
export async function enterStatus(
  { work, order }: Pick<Request, 'work' | 'order'>,
  status: OrderStatus,
  more: OrderPatch = {},
): Promise<OrderPatch> {
  const riderId = more.riderId === undefined ? order.data.riderId : more.riderId;
  return {
    ...more,
    status,
    statusSince: work.now,
    statusReason: null,
    statusNote: null,
    attemptedAt: null,
    attemptReason: null,
    ...NOT_HANDED_OVER,
    ...(isOpen(status) ? {} : { cancelAskedAt: null }),
    ...(await shownRider(work, status, riderId)),
  };
}

async function step(request: Request): Promise<EventOutcome> {
  const { work, order, asked, roles, mode } = request;
  const { kind, status } = order.data;
  const { to } = asked;
  if (to === null) throw invalidArgument('Param "to" is not optional.');
  const allowed = rolesForStep(kind, status, to);
  if (allowed.length === 0)
    throw invalidArgument(orderMessages.noSuchStep(statusWords[status], statusWords[to]));
  const role = roles.find((each) => allowed.includes(each));
  if (!role) throw new Failure('user_unauthorized');
  if (needsAllergiesSeen(order.data, to) && !asked.allergiesSeen) throw new Failure('order_allergies_unseen');
  if (role === 'customer') {
    if (!customerMayCancel(order.data, work.now, mode)) throw new Failure('order_cancel_too_late');
    return { role, change: await enterStatus(request, to) };
  }
  if (role === 'system' || !isFailed(to)) {
    if (role !== 'system' && waitsForTime(order.data) && asked.promisedInMinutes === null)
      throw new Failure('order_time_needed');
    // A rider who takes an order without a rider becomes its rider.
    const assigned = role === 'rider' && order.data.riderId === null ? { riderId: actorId(work.actor) } : {};
    const more = { ...promiseOf(request), ...assigned };
    const statusReason = to === 'expired' && status === 'awaitingPayment' ? 'unpaid' : null;
    const change = {
      ...(await enterStatus(request, to, more)),
      statusReason,
      statusNote: asked.note,
      ...(to === 'ready' && (await codeWhenPacked(work, order))),
      ...(to === 'delivered' && (await handOverOf(request, role))),
    } as const;
    return { role, change };
  }
  const soldOut = checkReason(request, to === 'rejected' ? REJECT_REASONS : cancelReasons(status));
  const change = { ...(await enterStatus(request, to)), ...shownReason(request) };
  return { role, change, ...(soldOut && { soldOut }) };
}

async function undo(request: Request): Promise<EventOutcome> {
  const { work, order } = request;
  const [last] = await lastStepOf(work.sql, order.id);
  const actor = actorId(work.actor);
  const isUndoable =
    last?.type === 'step' &&
    last.to === order.data.status &&
    actor !== null &&
    canUndo(last, actor, work.now);
  if (!isUndoable) return recall(request);
  const promise = last.promisedAt === null ? {} : promisedFor(order, last.promisedBefore);
  return { role: last.actorRole, change: await enterStatus(request, last.from, promise) };
}

/** Takes back the step into the order's status, also long after it. Throws Failure order_undo_too_late if the kitchen may not. */
async function recall(request: Request): Promise<EventOutcome> {
  const { work, order, roles } = request;
  const { status } = order.data;
  const role = roles.find((each) => KITCHEN.includes(each));
  const [entry] = canRecall(status) ? await cameFrom(work.sql, order.id, status) : [];
  if (!role || !entry) throw new Failure('order_undo_too_late');
  return { role, change: await enterStatus(request, entry.from) };
}

async function promise(request: Request): Promise<EventOutcome> {
  const role = kitchenRole(request);
  checkInKitchen(request);
  if (request.asked.promisedInMinutes === null)
    throw invalidArgument('Param "promisedInMinutes" is not optional.');
  checkReason(request, PROMISE_REASONS);
  return { role, change: { ...promiseOf(request), ...shownReason(request) } };
}

async function assign(request: Request): Promise<EventOutcome> {
  const { work, order, asked, roles } = request;
  checkInKitchen(request);
  const { riderId } = asked;
  const actor = actorId(work.actor) ?? '';
  const isTheirs =
    riderId === null ? mayGiveBack(order.data, actor) : riderId === actor && awaitsRider(order.data);
  const role = roles.includes('rider') && isTheirs ? 'rider' : kitchenRole(request);
  if (order.data.kind !== 'delivery') throw invalidArgument(orderMessages.nobodyBringsIt);
  if (riderId !== null && !(await isStaff(work, riderId))) throw invalidArgument(orderMessages.noSuchRider);
  // Another rider asks for the code again, and has other stops.
  const forgotten = riderId === order.data.riderId ? {} : { codeGivenAt: null, stopAt: null };
  return { role, change: { riderId, ...forgotten, ...(await shownRider(work, order.data.status, riderId)) } };
}

async function askCancel({ work, order, roles, mode }: Request): Promise<EventOutcome> {
  if (!roles.includes('customer')) throw new Failure('user_unauthorized');
  const { cancelAskedAt } = order.data;
  if (customerMayCancel(order.data, work.now, mode)) throw invalidArgument(orderMessages.cancelWithoutAsking);
  if (!customerMayAskToCancel(order.data, work.now, mode)) throw new Failure('order_cancel_too_late');
  return { role: 'customer', change: { cancelAskedAt: cancelAskedAt ?? work.now } };
}

async function answerCancel(request: Request): Promise<EventOutcome> {
  const { order, asked } = request;
  const role = kitchenRole(request);
  const { status, cancelAskedAt } = order.data;
  if (cancelAskedAt === null) throw movedOn(status);
  if (asked.to === 'cancelled') {
    return { role, change: { ...(await enterStatus(request, 'cancelled')), ...shownReason(request) } };
  }
  if (asked.to !== null && asked.to !== status) throw invalidArgument(orderMessages.answerIsYesOrNo);
  return { role, change: { cancelAskedAt: null, statusReason: null, statusNote: asked.note } };
}

/** Records that the rider could not hand the order over. The order stays on its way until the kitchen decides. */
async function attempt({ work, order, asked, roles }: Request): Promise<EventOutcome> {
  const role = roles.find((each) => each !== 'customer');
  if (!role) throw new Failure('user_unauthorized');
  if (!isOnTheWay(order.data.status)) throw movedOn(order.data.status);
  const attemptReason = ATTEMPT_REASONS.find((each) => each === asked.reason);
  if (!attemptReason) {
    throw invalidArgument(`Invalid \`reason\` param: Value must be one of (${ATTEMPT_REASONS.join(', ')})`);
  }
  await keepAttemptPosition(work, order.id, asked);
  return { role, change: { attemptedAt: work.now, attemptReason } };
}

async function lines(request: Request): Promise<EventOutcome> {
  const role = kitchenRole(request);
  checkInKitchen(request);
  const { doneLines: now, items } = request.order.data;
  const { doneLines, doneBefore } = request.asked;
  const done = mergedLines(now, doneBefore ?? now, doneLines ?? []);
  if (done.some((index) => index >= items.length)) throw invalidArgument(orderMessages.noSuchLine);
  return { role, change: { doneLines: done } };
}

const BY_TYPE = { step, undo, promise, assign, askCancel, answerCancel, attempt, lines };

/** The effects of an event on its order. Throws Failure if the event is not allowed. */
export function outcomeOf(request: Request): Promise<EventOutcome> {
  return BY_TYPE[request.asked.type](request);
}
