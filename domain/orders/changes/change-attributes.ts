import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { ORDER_ROLES } from '../actors.ts';
import { MAX_LINES, MAX_NOTE } from '../attributes.ts';
import { orderLineCodec } from '../line.ts';
import { CHANGE_REASONS } from '../reasons.ts';
import { CHANGE_STATES } from './changing.ts';

/**
 * A change of one line of an order that the kitchen proposes to the customer. The customer answers by updating `state`
 * (server/collections/orders/changes/order-changes.ts).
 */
export const orderChangeAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  /** The revision of the order to which `line` refers. The server updates both when another change removes a line. */
  revision: { type: 'integer', min: 1, required: true },
  /** The index of the line. */
  line: { type: 'integer', min: 0, max: MAX_LINES - 1, required: true },
  /** How many of the line are removed. */
  quantity: { type: 'integer', min: 1, max: MAX_QUANTITY, required: true },
  /** The dish that is offered instead, and how many; null if nothing is. */
  substituteId: { type: 'string', size: 36 },
  substituteQuantity: { type: 'integer', min: 1, max: MAX_QUANTITY },
  reason: { type: 'string', size: 16, oneOf: CHANGE_REASONS, required: true },
  /** A note to the customer. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  state: { type: 'string', size: 16, oneOf: CHANGE_STATES, default: 'open' },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** The order's number for people. */
  orderNumber: { type: 'integer', assigned: true },
  /** The removed and the offered line, with the names and prices at the time of the proposal; at most one each. */
  removed: { type: 'records', max: 1, codec: orderLineCodec, assigned: true },
  offered: { type: 'records', max: 1, codec: orderLineCodec, assigned: true },
  /** The time until which the customer can answer. */
  answerBy: { type: 'datetime', writtenBy: 'server' },
  answeredAt: { type: 'datetime', writtenBy: 'server' },
  /** Who answered, and as whom: staff answer for a customer who is asked on the phone. */
  answeredBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  answeredRole: { type: 'string', size: 8, oneOf: ORDER_ROLES, writtenBy: 'server' },
  /** The order's total before and after the change; null while it is open, and if nothing was changed. */
  totalBefore: { type: 'money', min: 0, writtenBy: 'server' },
  totalAfter: { type: 'money', min: 0, writtenBy: 'server' },
  /** The person of the kitchen who proposed it. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  actorRole: { type: 'string', size: 8, oneOf: ORDER_ROLES, assigned: true },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
