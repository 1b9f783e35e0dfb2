import type { WireData } from '#domain/attributes.ts';
import { MAX_LINES, MAX_NOTE } from './attributes.ts';
import { lineIndexCodec } from './done-lines.ts';
import { ORDER_ROLES, ORDER_STATUSES } from './lifecycle.ts';
import { STEP_REASONS } from './reasons.ts';

/**
 * What can happen to an order:
 * - `step`: its status changes to `to`
 * - `undo`: the last step is taken back
 * - `promise`: another time is promised
 * - `assign`: a rider gets it; without `riderId` nobody has it any more
 * - `askCancel`: its customer asks the kitchen to cancel it
 * - `answerCancel`: the kitchen does (`to` is cancelled) or does not
 * - `lines`: `doneLines` are done, all of them each time
 */
const ORDER_EVENT_TYPES = [
  'step',
  'undo',
  'promise',
  'assign',
  'askCancel',
  'answerCancel',
  'lines',
] as const;

/** A promise is made for at least and at most so many minutes from now. */
const MIN_PROMISE = 5;
const MAX_PROMISE = 180;

/**
 * Something that happened to an order. Making one is how it happens (server/collections/order-events.ts); nobody changes
 * or deletes one. Who acted, when, and whom the order belongs to are the server's to write.
 */
export const orderEventAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  type: { type: 'string', size: 12, oneOf: ORDER_EVENT_TYPES, required: true },
  /** The order's status as whoever acts has seen it; another one by now refuses the event. */
  from: { type: 'string', size: 16, oneOf: ORDER_STATUSES, required: true },
  /** The order's status afterwards. */
  to: { type: 'string', size: 16, oneOf: ORDER_STATUSES },
  promisedInMinutes: { type: 'integer', min: MIN_PROMISE, max: MAX_PROMISE },
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec },
  reason: { type: 'string', size: 16, oneOf: STEP_REASONS },
  /** The dish that is not to be had any more, where that is the reason. */
  dishId: { type: 'string', size: 36 },
  /** The customer reads it. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** Whose order it is. */
  userId: { type: 'string', size: 36, assigned: true },
  /** Who brings the order afterwards. */
  riderId: { type: 'string', size: 36 },
  /** What is promised afterwards, and what was before. */
  promisedAt: { type: 'datetime' },
  promisedBefore: { type: 'datetime' },
  /** Null for the product itself. */
  actorId: { type: 'string', size: 36 },
  actorRole: { type: 'string', size: 8, oneOf: ORDER_ROLES, assigned: true },
  createdAt: { type: 'datetime' },
} as const;

export type WireOrderEvent = WireData<typeof orderEventAttributes>;
