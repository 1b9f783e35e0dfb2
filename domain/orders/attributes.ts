import { SEARCH_TEXT, type WireData } from '#domain/attributes.ts';
import { lineIndexCodec } from './done-lines.ts';
import { ORDER_KINDS, ORDER_STATUSES } from './lifecycle.ts';
import { orderLineCodec } from './line.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { STEP_REASONS } from './reasons.ts';

/** Lines an order may hold. */
export const MAX_LINES = 100;
/** Characters that customer and kitchen may write to one another at once. */
export const MAX_NOTE = 280;

/**
 * Order (ORDER-1). Everything but the lines, the payment method, the address and the note is the server's to write. What
 * becomes of an order after it is placed comes about by documents of `orderEvents`, never by a change of the order.
 */
export const orderAttributes = {
  /** What people call the order by; rises with every order, gaps are allowed. */
  number: { type: 'integer', assigned: true },
  userId: { type: 'string', size: 36, assigned: true },
  totalAmount: { type: 'money', min: 0, assigned: true },
  subtotal: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  tax: { type: 'money', min: 0, assigned: true },
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true },
  address: { type: 'string', size: 1000 },
  /** What the customer wants the kitchen to know. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  kind: { type: 'string', size: 8, oneOf: ORDER_KINDS, default: 'delivery' },
  /** As recorded; `statusOf` in ./status.ts says what is shown. */
  status: { type: 'string', size: 16, oneOf: ORDER_STATUSES, assigned: true },
  statusSince: { type: 'datetime' },
  /** Why the kitchen ended it or promised another time, and in its own words; null where there is nothing to say. */
  statusReason: { type: 'string', size: 16, oneOf: STEP_REASONS },
  statusNote: { type: 'string', size: MAX_NOTE },
  /** Until when the kitchen has to accept it; null while statuses are told by age. */
  acceptBy: { type: 'datetime' },
  /** When the customer was told the food would be there; null for orders of before promises were kept. */
  promisedAt: { type: 'datetime' },
  /** When the customer asked the kitchen to cancel; null once that is answered. */
  cancelAskedAt: { type: 'datetime' },
  /** Which lines the kitchen has done, by their place in `items`, from 0. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec, assigned: true },
  /** Counts the versions of what was ordered, from 1. */
  revision: { type: 'integer', assigned: true },
  /** Who brings it. */
  riderId: { type: 'string', size: 36 },
  /** Told to the customer once the order is on its way. */
  riderName: { type: 'string', size: 128 },
  riderPhone: { type: 'string', size: 20 },
  /** What the order was priced with: later changes of it are priced with the same. Null for older orders. */
  termsDeliveryFee: { type: 'money', min: 0 },
  /** Subtotals above this travel free; null: none do, or the order is an older one. */
  termsFreeDeliveryAbove: { type: 'money', min: 0 },
  termsTaxPercent: { type: 'float', min: 0 },
  imgUrl: { type: 'string', size: 2000 },
  customerName: { type: 'string', size: 128 },
  customerEmail: { type: 'string', size: 320 },
  customerPhone: { type: 'string', size: 20 },
  orderedOn: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;

export type WireOrder = WireData<typeof orderAttributes>;
