import { SEARCH_TEXT } from '#domain/attributes.ts';
import { ORDER_CHANNELS } from './channel.ts';
import { lineIndexCodec } from './done-lines.ts';
import { ORDER_KINDS, ORDER_STATUSES } from './lifecycle.ts';
import { orderLineCodec } from './line.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { MAX_PROMISE, MIN_PROMISE } from './promise.ts';
import { STEP_REASONS } from './reasons.ts';

/** The most lines of an order. */
export const MAX_LINES = 100;
/** The most characters of a note. */
export const MAX_NOTE = 280;

/**
 * Order (ORDER-1). Customers write the lines, the payment method, the address and the note; the kitchen's staff write
 * some more for an order that they type for somebody (PHONE-1). The server writes the rest. After it is placed, an order is changed by creating documents of `orderEvents`, never directly.
 */
export const orderAttributes = {
  /** The order's number for people. It rises with every order and may have gaps. */
  number: { type: 'integer', assigned: true },
  /** The customer; null for somebody at the counter who gives no number. */
  userId: { type: 'string', size: 36 },
  channel: { type: 'string', size: 8, oneOf: ORDER_CHANNELS, default: 'online' },
  /** For whom staff orders. Only a request has it: the order keeps the person as `userId`. */
  forUserId: { type: 'string', size: 36 },
  /** The member of staff who typed the order; null for an online order. */
  takenBy: { type: 'string', size: 36 },
  totalAmount: { type: 'money', min: 0, assigned: true },
  subtotal: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  tax: { type: 'money', min: 0, assigned: true },
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  /** Whether staff took the money when they typed the order. */
  alreadyPaid: { type: 'boolean', default: false },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true },
  address: { type: 'string', size: 1000 },
  /** The customer's note to the kitchen. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  kind: { type: 'string', size: 8, oneOf: ORDER_KINDS, default: 'delivery' },
  /** The recorded status; `statusOf` in status.ts says which one is shown. */
  status: { type: 'string', size: 16, oneOf: ORDER_STATUSES, assigned: true },
  statusSince: { type: 'datetime' },
  /** Why the kitchen ended it or promised another time, and in its own words; null where there is nothing to say. */
  statusReason: { type: 'string', size: 16, oneOf: STEP_REASONS },
  statusNote: { type: 'string', size: MAX_NOTE },
  /** Until when the kitchen must accept the order; null in `age` mode. */
  acceptBy: { type: 'datetime' },
  /** The promised delivery time; null for orders from before promises were stored. */
  promisedAt: { type: 'datetime' },
  /** The time that staff promised the customer on the phone, in minutes from the placement. */
  promisedInMinutes: { type: 'integer', min: MIN_PROMISE, max: MAX_PROMISE },
  /** When the customer asked the kitchen to cancel; null once the kitchen has answered. */
  cancelAskedAt: { type: 'datetime' },
  /** The lines that the kitchen has cooked, by their index in `items`. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec, assigned: true },
  /** The version of what was ordered, from 1. */
  revision: { type: 'integer', assigned: true },
  /** The rider who brings the order. */
  riderId: { type: 'string', size: 36 },
  /** Shown to the customer once the order is on its way. */
  riderName: { type: 'string', size: 128 },
  riderPhone: { type: 'string', size: 20 },
  /** The terms by which the order was priced; later changes are priced by the same. Null for older orders. */
  termsDeliveryFee: { type: 'money', min: 0 },
  /** Delivery is free for subtotals above this; null: it is never free, or the order is an older one. */
  termsFreeDeliveryAbove: { type: 'money', min: 0 },
  termsTaxPercent: { type: 'float', min: 0 },
  imgUrl: { type: 'string', size: 2000 },
  customerName: { type: 'string', size: 128, trim: true },
  customerEmail: { type: 'string', size: 320 },
  customerPhone: { type: 'string', size: 20, trim: true },
  orderedOn: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;
