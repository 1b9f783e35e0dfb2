import { type SearchTexts, searchTextOf } from '#domain/attributes.ts';
import { ORDER_CHANNELS } from './channel.ts';
import { lineIndexCodec } from './done-lines.ts';
import { ORDER_KINDS, ORDER_STATUSES } from './lifecycle.ts';
import { orderLineCodec } from './line.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { MAX_PROMISE, MIN_PROMISE } from './promise.ts';
import { ATTEMPT_REASONS, STEP_REASONS } from './reasons.ts';

/** The most lines of an order. */
export const MAX_LINES = 100;
/** The most characters of a note. */
export const MAX_NOTE = 280;

/** Marks a number that is written backwards, so that its last digits are found as the beginning of a word. */
const backwards = (value: unknown) => `←${[...String(value)].reverse().join('')}`;

/** The texts that an order is searched by. A phone is found with its country code and without, and by its last digits. */
const searchedTexts: SearchTexts = ({ id, number, customerName, customerEmail, customerPhone }) => {
  const phone = customerPhone ?? undefined;
  const phones = phone === undefined ? [] : [phone, [...String(phone)].slice(-10).join(''), backwards(phone)];
  return [customerName, customerEmail, ...phones, id, number, backwards(number)];
};

/**
 * An order (ORDER-1). Customers write the lines, the payment method, the address and the note. Staff may write more for an
 * order that they type for a customer (PHONE-1). The server writes the rest. A placed order is changed by creating
 * `orderEvents` and `orderChanges`, never directly.
 */
export const orderAttributes = {
  /** The order's number, as people say it. It rises with every order and may have gaps (ORDER-21). */
  number: { type: 'integer', assigned: true },
  /** The customer; null for a customer at the counter who gives no number (PHONE-3). */
  userId: { type: 'string', size: 36 },
  channel: { type: 'string', size: 8, oneOf: ORDER_CHANNELS, default: 'online' },
  /** The customer for whom staff place the order. Only requests have it; the order stores it as `userId`. */
  forUserId: { type: 'string', size: 36 },
  /** The member of staff who typed the order; null for an online order. */
  takenBy: { type: 'string', size: 36 },
  totalAmount: { type: 'money', min: 0, assigned: true },
  subtotal: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  /** The packing charge, for changes of the order too; 0: none. */
  packing: { type: 'money', min: 0, assigned: true },
  tax: { type: 'money', min: 0, assigned: true },
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  /** Whether staff took the money when they typed the order. */
  alreadyPaid: { type: 'boolean', default: false },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true },
  address: { type: 'string', size: 1000 },
  /** An address of the customer's book, to deliver to. Only requests have it; the order stores its text and its pincode. */
  addressId: { type: 'string', size: 36 },
  /** The pincode of the address; null for a pickup and for an address without one. */
  pincode: { type: 'integer' },
  /** The total that the customer saw. Only requests have it: another total refuses the order. */
  expectedTotal: { type: 'money', min: 0 },
  /** The customer's note to the kitchen. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  kind: { type: 'string', size: 8, oneOf: ORDER_KINDS, default: 'delivery' },
  /** The recorded status; `statusOf` in status.ts says which one is shown. */
  status: { type: 'string', size: 16, oneOf: ORDER_STATUSES, assigned: true },
  statusSince: { type: 'datetime' },
  /** Why the kitchen ended the order or changed the promise, and the kitchen's note about that; null without a reason. */
  statusReason: { type: 'string', size: 16, oneOf: STEP_REASONS },
  statusNote: { type: 'string', size: MAX_NOTE },
  /** The time by which the kitchen must accept the order; null for an order placed in `age` mode. */
  acceptBy: { type: 'datetime' },
  /** The promised delivery time; null for orders placed before promises were stored. */
  promisedAt: { type: 'datetime' },
  /** The time that staff promised on the phone, in minutes after the placement (PHONE-6). */
  promisedInMinutes: { type: 'integer', min: MIN_PROMISE, max: MAX_PROMISE },
  /** When the customer asked the kitchen to cancel; null after the kitchen's answer. */
  cancelAskedAt: { type: 'datetime' },
  /** The lines that are cooked, by their index in `items`. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec, assigned: true },
  /** The number of the current revision; 1 for an order that was never changed. */
  revision: { type: 'integer', assigned: true },
  /** The rider who brings the order. */
  riderId: { type: 'string', size: 36 },
  /** Shown to the customer once the order is on its way. */
  riderName: { type: 'string', size: 128 },
  riderPhone: { type: 'string', size: 20 },
  /** When its rider last could not hand it over, and why; null once the order has moved on. */
  attemptedAt: { type: 'datetime' },
  attemptReason: { type: 'string', size: 16, oneOf: ATTEMPT_REASONS },
  /** The terms by which the order was priced. Later changes use the same terms (CHANGE-4). Null for older orders. */
  termsDeliveryFee: { type: 'money', min: 0 },
  /** Delivery is free for subtotals above this; null: it is never free, or the order is an older one. */
  termsFreeDeliveryAbove: { type: 'money', min: 0 },
  termsTaxPercent: { type: 'float', min: 0 },
  imgUrl: { type: 'string', size: 2000 },
  customerName: { type: 'string', size: 128, trim: true },
  customerEmail: { type: 'string', size: 320 },
  customerPhone: { type: 'string', size: 20, trim: true },
  orderedOn: { type: 'datetime', assigned: true },
  searchText: searchTextOf(searchedTexts),
} as const;
