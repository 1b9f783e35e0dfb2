import { MAX_INSTRUCTIONS } from '#domain/addresses/attributes.ts';
import { doorAttributes } from '#domain/addresses/door.ts';
import { MAX_ALLERGIES } from '#domain/allergies/attributes.ts';
import { couponTermsCodec } from '#domain/coupons/discount.ts';
import { MAX_CODE, MAX_COUPONS } from '#domain/coupons/limits.ts';
import { HAND_OVER_WAYS, MAX_TAKER } from '#domain/hand-over/attributes.ts';
import { CASH, PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { mapPinAttributes } from '#domain/places/map-pin.ts';
import { type SearchTexts, searchTextOf } from '#domain/rows/row.ts';
import { MAX_TAX_PARTS, taxPartCodec } from '#domain/taxes/parts.ts';
import { taxTermsCodec } from '#domain/taxes/seller.ts';
import { ORDER_CHANNELS } from './channel.ts';
import { lineIndexCodec } from './done-lines.ts';
import { ORDER_KINDS } from './kinds.ts';
import { orderLineCodec } from './line.ts';
import { MAX_PROMISE, MIN_PROMISE } from './promise.ts';
import { ATTEMPT_REASONS, STEP_REASONS } from './reasons.ts';
import { ORDER_STATUSES } from './statuses.ts';

/** The largest tip, in paise. */
const MAX_TIP = 100_000;
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
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** The profile on whose house account it is, if that is not the customer's: the company that pays for their meals (PLAN-41). */
  payerId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'who pays' },
  channel: {
    type: 'string',
    size: 8,
    oneOf: ORDER_CHANNELS,
    default: 'online',
    writtenBy: 'kitchen',
  },
  /** The customer for whom staff place the order. Only requests have it; the order stores it as `userId`. */
  forUserId: {
    type: 'string',
    size: 36,
    account: true,
    writtenBy: 'kitchen',
    requestOnly: true,
  },
  /** The member of staff who typed the order; null for an online order. */
  takenBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  totalAmount: { type: 'money', min: 0, assigned: true, word: 'total' },
  subtotal: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  /** The coupons that the customer uses, by their codes. */
  couponCodes: { type: 'texts', max: MAX_COUPONS, size: MAX_CODE, default: [] },
  /** What the coupons take off the subtotal; null: nothing. */
  discount: { type: 'money', min: 0, writtenBy: 'server' },
  /** The packing charge of the current bill; 0: none. */
  packing: { type: 'money', min: 0, assigned: true },
  tax: { type: 'money', min: 0, assigned: true },
  /** What the tax adds up from, by rate and code; empty unless a regular seller sold it (GST-3). */
  taxes: { type: 'records', max: MAX_TAX_PARTS, codec: taxPartCodec, assigned: true },
  /** What rounding to a rupee adds to a regular seller's bill, negative if it takes off; null: nothing. */
  roundOff: { type: 'money', writtenBy: 'server' },
  /** What the customer adds for the team; 0: nothing. */
  tip: { type: 'money', min: 0, max: MAX_TIP },
  /** How it is paid, or the rest of it beside `fromBalance`. */
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: CASH },
  /** What of it was paid from the customer's balance when it was placed; null: nothing (LEDGER-17). */
  fromBalance: { type: 'money', min: 0, word: 'from the balance' },
  /** Whether staff took the money when they typed the order. */
  alreadyPaid: { type: 'boolean', default: false, writtenBy: 'kitchen' },
  /** Whether its customer pays before the kitchen begins, by UPI or on a page of the gateway (UPI-1). */
  prepaid: { type: 'boolean', default: false, writtenBy: 'server' },
  /** The time by which it must be paid. The confirmation of its payment makes it null; null: waits for no payment. */
  payBy: { type: 'datetime', writtenBy: 'server' },
  /** Whether it is paid by a test payment, without money. Its payments are then `mock`, and it is no revenue (PAY-7). */
  testPayment: { type: 'boolean', default: false, writtenBy: 'server' },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true },
  address: { type: 'string', size: 1000 },
  /** An address of the customer's book, to deliver to. Only requests have it; the order stores its text and its pincode. */
  addressId: { type: 'string', size: 36, requestOnly: true },
  /** What the rider should know, from the address of the book; null without any. */
  deliveryInstructions: {
    type: 'string',
    size: MAX_INSTRUCTIONS,
    writtenBy: 'server',
  },
  /** The door and the map pin: of the address of the book, or as staff enter them (PIN-5). */
  floor: { ...doorAttributes.floor, writtenBy: 'kitchen' },
  gate: { ...doorAttributes.gate, writtenBy: 'kitchen' },
  leaveAtDoor: { ...doorAttributes.leaveAtDoor, writtenBy: 'kitchen' },
  mapPinLatitude: { ...mapPinAttributes.mapPinLatitude, writtenBy: 'kitchen' },
  mapPinLongitude: { ...mapPinAttributes.mapPinLongitude, writtenBy: 'kitchen' },
  /** The pincode of the address; null for a pickup and for an address without one. */
  pincode: { type: 'integer', writtenBy: 'server' },
  /** The total that the customer saw. Only requests have it: another total refuses the order. */
  expectedTotal: { type: 'money', min: 0, requestOnly: true },
  /** The customer's note to the kitchen. */
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** What the customer does not tolerate. Only requests have it; it is kept apart (domain/allergies/attributes.ts). */
  allergies: { type: 'string', size: MAX_ALLERGIES, trim: true, requestOnly: true },
  /** Whether the customer agrees that it is kept with the order. */
  allergiesConsent: { type: 'boolean', default: false, requestOnly: true },
  /** Whether the customer has named something, for whoever may not read what (ALLERGY-3). */
  hasAllergies: { type: 'boolean', default: false, writtenBy: 'server' },
  /** Whether the customer asks for cutlery; the kitchen packs none otherwise (ORDER-42). */
  cutlery: { type: 'boolean', default: false },
  kind: { type: 'string', size: 8, oneOf: ORDER_KINDS, default: 'delivery' },
  /** The recorded status; `statusOf` in status.ts says which one is shown. */
  status: { type: 'string', size: 16, oneOf: ORDER_STATUSES, assigned: true },
  statusSince: { type: 'datetime', writtenBy: 'server' },
  /** Why the kitchen ended the order or changed the promise, and the kitchen's note about that; null without a reason. */
  statusReason: { type: 'string', size: 16, oneOf: STEP_REASONS, writtenBy: 'server' },
  statusNote: { type: 'string', size: MAX_NOTE, writtenBy: 'server' },
  /** The time by which the kitchen must accept the order; null for an order placed in `age` mode. */
  acceptBy: { type: 'datetime', writtenBy: 'server' },
  /** The promised delivery time; null for orders placed before promises were stored. */
  promisedAt: { type: 'datetime', writtenBy: 'server' },
  /** The time that staff promised on the phone, in minutes after the placement (PHONE-6). */
  promisedInMinutes: {
    type: 'integer',
    min: MIN_PROMISE,
    max: MAX_PROMISE,
    writtenBy: 'kitchen',
  },
  /** The time that the customer chose when ordering ahead; null: as soon as possible (SLOT-3). */
  scheduledFor: { type: 'datetime' },
  /** When the kitchen begins with an order that was ordered ahead, put off or paid later; null: when it was placed. */
  dueAt: { type: 'datetime', writtenBy: 'server' },
  /** The quarter of an hour in which the order takes a place of the capacity; null: in none (SLOT-1). */
  slotAt: { type: 'datetime', writtenBy: 'server' },
  /** The promise that the customer saw. Only requests have it: a promise over ten minutes later refuses the order. */
  expectedBy: { type: 'datetime', requestOnly: true },
  /** When the customer asked the kitchen to cancel; null after the kitchen's answer. */
  cancelAskedAt: { type: 'datetime', writtenBy: 'server' },
  /** The lines that are cooked, by their index in `items`. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec, assigned: true },
  /** The number of the current revision; 1 for an order that was never changed. */
  revision: { type: 'integer', assigned: true },
  /** The rider who brings the order. */
  riderId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** Shown to the customer once the order is on its way. */
  riderName: { type: 'string', size: 128, writtenBy: 'server' },
  riderPhone: { type: 'string', size: 20, writtenBy: 'server' },
  /** Its place among the stops of its rider, where they have moved them (RIDER-16); null: in the best order. */
  stopAt: { type: 'integer', min: 0, writtenBy: 'server', word: 'stop' },
  /** When its rider last could not hand it over, and why; null once the order has moved on. */
  attemptedAt: { type: 'datetime', writtenBy: 'server' },
  attemptReason: {
    type: 'string',
    size: 16,
    oneOf: ATTEMPT_REASONS,
    writtenBy: 'server',
  },
  /** Whether its customer has a code for the door (DOOR-1), how often one was entered, and when the right one was. */
  asksCode: { type: 'boolean', default: false, writtenBy: 'server', word: 'code at the door' },
  codeTries: { type: 'integer', min: 0, writtenBy: 'server', word: 'entered codes' },
  codeGivenAt: { type: 'datetime', writtenBy: 'server', word: 'code given' },
  /** What proves that somebody has the food, who took it, and its photo at the door; null without (DOOR-4). */
  handedOverBy: {
    type: 'string',
    size: 8,
    oneOf: HAND_OVER_WAYS,
    writtenBy: 'server',
    word: 'handed over by',
  },
  handedOverTo: { type: 'string', size: MAX_TAKER, writtenBy: 'server', word: 'handed over to' },
  handOverPhoto: { type: 'string', size: 36, writtenBy: 'server', word: 'photo at the door' },
  /** The terms by which the order was priced. Later changes use the same terms (CHANGE-4). Null for older orders. */
  termsDeliveryFee: { type: 'money', min: 0, writtenBy: 'server' },
  /** The metres of road from the kitchen that the fee is for; null: the distance costs nothing (AREA-12). */
  deliveryMetres: { type: 'integer', min: 0, writtenBy: 'server', word: 'distance (m)' },
  /** Delivery is free for subtotals above this; null: it is never free, or the order is an older one. */
  termsFreeDeliveryAbove: { type: 'money', min: 0, writtenBy: 'server' },
  termsTaxPercent: { type: 'float', min: 0, writtenBy: 'server' },
  /** The packing charge for each order, and for each dish. */
  termsPacking: { type: 'money', min: 0, writtenBy: 'server' },
  termsPackingPerDish: { type: 'money', min: 0, writtenBy: 'server' },
  termsCoupons: {
    type: 'records',
    max: MAX_COUPONS,
    codec: couponTermsCodec,
    assigned: true,
  },
  /** Who sold the order, and how dishes and charges are taxed. Empty if the bill has one line of tax on the dishes (BILL-3). */
  termsTax: { type: 'records', max: 1, codec: taxTermsCodec, assigned: true },
  /** For how many people the meal of a plan is; null: it is none. */
  people: { type: 'integer', min: 1, writtenBy: 'server' },
  imgUrl: { type: 'string', size: 2000, writtenBy: 'server', word: 'picture' },
  /**
   * The business that buys, with its GST number, for the invoice; null for a consumer. Staff send it with an order by
   * phone; customers and staff add it to a placed order by its route (INVOICE-4).
   */
  buyerGstin: { type: 'string', size: 24, trim: true, writtenBy: 'kitchen' },
  buyerName: { type: 'string', size: 128, trim: true, writtenBy: 'kitchen' },
  customerName: { type: 'string', size: 128, trim: true, word: 'customer' },
  customerEmail: { type: 'string', size: 320, contact: true, writtenBy: 'server', word: 'e-mail' },
  customerPhone: { type: 'string', size: 20, trim: true, word: 'phone' },
  orderedOn: { type: 'datetime', assigned: true, word: 'ordered' },
  searchText: searchTextOf(searchedTexts),
} as const;
