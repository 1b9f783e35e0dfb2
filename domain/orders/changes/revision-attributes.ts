import { MAX_TAX_PARTS, taxPartCodec } from '#domain/taxes/parts.ts';
import { ORDER_ROLES } from '../actors.ts';
import { MAX_LINES, MAX_NOTE } from '../attributes.ts';
import { orderLineCodec } from '../line.ts';
import { CHANGE_REASONS } from '../reasons.ts';

/**
 * What was ordered in one revision of an order, and what it cost. The first change of an order writes revision 1, as it
 * was placed, and revision 2; an order that was never changed has none. Revisions are never changed or deleted.
 */
export const orderRevisionAttributes = {
  orderId: { type: 'string', size: 36, assigned: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  revision: { type: 'integer', min: 1, assigned: true },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, assigned: true },
  subtotal: { type: 'money', min: 0, assigned: true },
  discount: { type: 'money', min: 0, writtenBy: 'server' },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  packing: { type: 'money', min: 0, assigned: true },
  tip: { type: 'money', min: 0, writtenBy: 'server' },
  tax: { type: 'money', min: 0, assigned: true },
  taxes: { type: 'records', max: MAX_TAX_PARTS, codec: taxPartCodec, assigned: true },
  roundOff: { type: 'money', writtenBy: 'server' },
  totalAmount: { type: 'money', min: 0, assigned: true },
  /** The change that created it; null for the order as it was placed. */
  changeId: { type: 'string', size: 36, writtenBy: 'server' },
  reason: { type: 'string', size: 16, oneOf: CHANGE_REASONS, writtenBy: 'server' },
  note: { type: 'string', size: MAX_NOTE, writtenBy: 'server' },
  /** The person whose answer created it; null for the server itself. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  actorRole: { type: 'string', size: 8, oneOf: ORDER_ROLES, assigned: true },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
