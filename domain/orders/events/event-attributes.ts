import { MAX_TAKER } from '#domain/hand-over/attributes.ts';
import { ORDER_ROLES } from '../actors.ts';
import { MAX_LINES, MAX_NOTE } from '../attributes.ts';
import { lineIndexCodec } from '../done-lines.ts';
import { MAX_PROMISE, MIN_PROMISE } from '../promise.ts';
import { STEP_REASONS } from '../reasons.ts';
import { ORDER_STATUSES } from '../statuses.ts';

/**
 * What can happen to an order:
 * - `step`: its status changes to `to`
 * - `undo`: the last step is undone, or the kitchen takes back the one into the order's status (LIFE-4)
 * - `promise`: another time is promised
 * - `assign`: a rider is assigned; without `riderId` the assignment ends
 * - `askCancel`: its customer asks the kitchen to cancel it
 * - `answerCancel`: the kitchen cancels it (`to` is cancelled) or declines
 * - `attempt`: the rider could not hand it over, for `reason`
 * - `lines`: lines are ticked off, or no longer: those in which `doneLines` differs from `doneBefore`
 */
const ORDER_EVENT_TYPES = [
  'step',
  'undo',
  'promise',
  'assign',
  'askCancel',
  'answerCancel',
  'attempt',
  'lines',
] as const;

/**
 * An event of an order. Creating it takes the step (server/collections/orders/order-events.ts). Events are never changed
 * or deleted. The server writes who acted, when, and the order's customer.
 */
export const orderEventAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  type: { type: 'string', size: 12, oneOf: ORDER_EVENT_TYPES, required: true },
  /** The status that the acting person saw. If the order has another one by now, the event is refused. */
  from: { type: 'string', size: 16, oneOf: ORDER_STATUSES, required: true },
  /** The order's status afterwards. */
  to: { type: 'string', size: 16, oneOf: ORDER_STATUSES },
  promisedInMinutes: { type: 'integer', min: MIN_PROMISE, max: MAX_PROMISE },
  /** All cooked lines: as the acting person wants them, then as they are after the event. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec },
  /** The cooked lines that the acting person saw; without them `doneLines` is taken as it is. */
  doneBefore: { type: 'records', max: MAX_LINES, codec: lineIndexCodec },
  /** The order's revision that the acting person saw; if it has another one by now, the event is refused. */
  revision: { type: 'integer', min: 1 },
  reason: { type: 'string', size: 16, oneOf: STEP_REASONS },
  /** The dish that is out of stock, if that is the reason. */
  dishId: { type: 'string', size: 36 },
  /** Whether the acting person has read the allergies of an order that they accept or begin with (ALLERGY-4). */
  allergiesSeen: { type: 'boolean', default: false },
  /** Who took the food, and the photo at the door. Only requests have them: the order keeps them (DOOR-4). */
  handedTo: { type: 'string', size: MAX_TAKER, trim: true, requestOnly: true },
  photoId: { type: 'string', size: 36, requestOnly: true },
  /** Where the rider of a failed attempt stands (degrees), if they say so. Only requests have it (DOOR-7). */
  latitude: { type: 'float', min: -90, max: 90, requestOnly: true },
  longitude: { type: 'float', min: -180, max: 180, requestOnly: true },
  /** A note to the customer. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** The rider after the event, and the one before if the event changed who brings the order. */
  riderId: { type: 'string', size: 36, account: true },
  riderBefore: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** The promised time after the event, and the one before. */
  promisedAt: { type: 'datetime', writtenBy: 'server' },
  promisedBefore: { type: 'datetime', writtenBy: 'server' },
  /** The person who acted; null for the server itself. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  actorRole: { type: 'string', size: 8, oneOf: ORDER_ROLES, assigned: true },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
