import { MAX_INSTRUCTIONS } from '#domain/addresses/attributes.ts';
import { type SearchTexts, searchTextOf } from '#domain/attributes.ts';
import { MAX_CODE, MAX_COUPONS } from '#domain/coupons/attributes.ts';
import { couponTermsCodec } from '#domain/coupons/discount.ts';
import { CASH, PAYMENT_METHODS } from '#domain/payments/methods.ts';
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
  number: { type: 'integer', assigned: true, hi: 'नंबर' },
  /** The customer; null for a customer at the counter who gives no number (PHONE-3). */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', en: 'person', hi: 'व्यक्ति' },
  channel: {
    type: 'string',
    size: 8,
    oneOf: ORDER_CHANNELS,
    default: 'online',
    writtenBy: 'kitchen',
    hi: 'कैसे',
  },
  /** The customer for whom staff place the order. Only requests have it; the order stores it as `userId`. */
  forUserId: {
    type: 'string',
    size: 36,
    account: true,
    writtenBy: 'kitchen',
    requestOnly: true,
    hi: 'किसके लिए',
  },
  /** The member of staff who typed the order; null for an online order. */
  takenBy: { type: 'string', size: 36, account: true, writtenBy: 'server', hi: 'किसने लिया' },
  totalAmount: { type: 'money', min: 0, assigned: true, en: 'total', hi: 'कुल' },
  subtotal: { type: 'money', min: 0, assigned: true, hi: 'डिश का जोड़' },
  deliveryFee: { type: 'money', min: 0, assigned: true, hi: 'डिलीवरी शुल्क' },
  /** The coupons that the customer uses, by their codes. */
  couponCodes: { type: 'texts', max: MAX_COUPONS, size: MAX_CODE, default: [], hi: 'कूपन' },
  /** What the coupons take off the subtotal; null: nothing. */
  discount: { type: 'money', min: 0, writtenBy: 'server', hi: 'छूट' },
  /** The packing charge of the current bill; 0: none. */
  packing: { type: 'money', min: 0, assigned: true, hi: 'पैकिंग' },
  tax: { type: 'money', min: 0, assigned: true, hi: 'टैक्स' },
  /** What the tax adds up from, by rate and code; empty unless a regular seller sold it (GST-3). */
  taxes: { type: 'records', max: MAX_TAX_PARTS, codec: taxPartCodec, assigned: true, hi: 'टैक्स के हिस्से' },
  /** What rounding to a rupee adds to a regular seller's bill, negative if it takes off; null: nothing. */
  roundOff: { type: 'money', writtenBy: 'server', hi: 'राउंड ऑफ़' },
  /** What the customer adds for the team; 0: nothing. */
  tip: { type: 'money', min: 0, max: MAX_TIP, hi: 'टिप' },
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: CASH, hi: 'पेमेंट का तरीका' },
  /** Whether staff took the money when they typed the order. */
  alreadyPaid: { type: 'boolean', default: false, writtenBy: 'kitchen', hi: 'पहले ही मिल गया' },
  /** Whether its customer pays before the kitchen begins, by UPI or on a page of the gateway (UPI-1). */
  prepaid: { type: 'boolean', default: false, writtenBy: 'server', hi: 'पहले पेमेंट' },
  /** The time by which it must be paid. The confirmation of its payment makes it null; null: waits for no payment. */
  payBy: { type: 'datetime', writtenBy: 'server', hi: 'पेमेंट कब तक' },
  /** Whether it is paid by a test payment, without money. Its payments are then `mock`, and it is no revenue (PAY-7). */
  testPayment: { type: 'boolean', default: false, writtenBy: 'server', hi: 'टेस्ट पेमेंट' },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true, hi: 'डिश' },
  address: { type: 'string', size: 1000, hi: 'पता' },
  /** An address of the customer's book, to deliver to. Only requests have it; the order stores its text and its pincode. */
  addressId: { type: 'string', size: 36, requestOnly: true, hi: 'पता सूची का पता' },
  /** What the rider should know, from the address of the book; null without any. */
  deliveryInstructions: {
    type: 'string',
    size: MAX_INSTRUCTIONS,
    writtenBy: 'server',
    hi: 'राइडर के लिए नोट',
  },
  /** The pincode of the address; null for a pickup and for an address without one. */
  pincode: { type: 'integer', writtenBy: 'server', hi: 'पिनकोड' },
  /** The total that the customer saw. Only requests have it: another total refuses the order. */
  expectedTotal: { type: 'money', min: 0, requestOnly: true, hi: 'ग्राहक को दिखा कुल' },
  /** The customer's note to the kitchen. */
  note: { type: 'string', size: MAX_NOTE, trim: true, hi: 'नोट' },
  /** Whether the customer asks for cutlery; the kitchen packs none otherwise (ORDER-42). */
  cutlery: { type: 'boolean', default: false, hi: 'चम्मच-काँटे' },
  kind: { type: 'string', size: 8, oneOf: ORDER_KINDS, default: 'delivery', hi: 'प्रकार' },
  /** The recorded status; `statusOf` in status.ts says which one is shown. */
  status: { type: 'string', size: 16, oneOf: ORDER_STATUSES, assigned: true, hi: 'स्थिति' },
  statusSince: { type: 'datetime', writtenBy: 'server', hi: 'यह स्थिति कब से' },
  /** Why the kitchen ended the order or changed the promise, and the kitchen's note about that; null without a reason. */
  statusReason: { type: 'string', size: 16, oneOf: STEP_REASONS, writtenBy: 'server', hi: 'वजह' },
  statusNote: { type: 'string', size: MAX_NOTE, writtenBy: 'server', hi: 'वजह का नोट' },
  /** The time by which the kitchen must accept the order; null for an order placed in `age` mode. */
  acceptBy: { type: 'datetime', writtenBy: 'server', hi: 'कब तक स्वीकार करना है' },
  /** The promised delivery time; null for orders placed before promises were stored. */
  promisedAt: { type: 'datetime', writtenBy: 'server', hi: 'बताया गया समय' },
  /** The time that staff promised on the phone, in minutes after the placement (PHONE-6). */
  promisedInMinutes: {
    type: 'integer',
    min: MIN_PROMISE,
    max: MAX_PROMISE,
    writtenBy: 'kitchen',
    hi: 'कितने मिनट में',
  },
  /** The time that the customer chose when ordering ahead; null: as soon as possible (SLOT-3). */
  scheduledFor: { type: 'datetime', hi: 'किस समय के लिए' },
  /** When the kitchen begins with an order that was ordered ahead, put off or paid later; null: when it was placed. */
  dueAt: { type: 'datetime', writtenBy: 'server', hi: 'कब होना है' },
  /** The quarter of an hour in which the order takes a place of the capacity; null: in none (SLOT-1). */
  slotAt: { type: 'datetime', writtenBy: 'server', hi: 'रसोई का समय' },
  /** The promise that the customer saw. Only requests have it: a promise over ten minutes later refuses the order. */
  expectedBy: { type: 'datetime', requestOnly: true, hi: 'ग्राहक को दिखा समय' },
  /** When the customer asked the kitchen to cancel; null after the kitchen's answer. */
  cancelAskedAt: { type: 'datetime', writtenBy: 'server', hi: 'रद्द करने को कब कहा' },
  /** The lines that are cooked, by their index in `items`. */
  doneLines: { type: 'records', max: MAX_LINES, codec: lineIndexCodec, assigned: true, hi: 'बनी हुई डिश' },
  /** The number of the current revision; 1 for an order that was never changed. */
  revision: { type: 'integer', assigned: true, hi: 'कितनी बार बदला' },
  /** The rider who brings the order. */
  riderId: { type: 'string', size: 36, account: true, writtenBy: 'server', hi: 'राइडर' },
  /** Shown to the customer once the order is on its way. */
  riderName: { type: 'string', size: 128, writtenBy: 'server', hi: 'राइडर का नाम' },
  riderPhone: { type: 'string', size: 20, writtenBy: 'server', hi: 'राइडर का फ़ोन' },
  /** When its rider last could not hand it over, and why; null once the order has moved on. */
  attemptedAt: { type: 'datetime', writtenBy: 'server', hi: 'पहुँचाने की कोशिश' },
  attemptReason: {
    type: 'string',
    size: 16,
    oneOf: ATTEMPT_REASONS,
    writtenBy: 'server',
    hi: 'क्यों नहीं पहुँचा',
  },
  /** The terms by which the order was priced. Later changes use the same terms (CHANGE-4). Null for older orders. */
  termsDeliveryFee: { type: 'money', min: 0, writtenBy: 'server', hi: 'तय डिलीवरी शुल्क' },
  /** Delivery is free for subtotals above this; null: it is never free, or the order is an older one. */
  termsFreeDeliveryAbove: { type: 'money', min: 0, writtenBy: 'server', hi: 'इतने से ऊपर डिलीवरी मुफ़्त' },
  termsTaxPercent: { type: 'float', min: 0, writtenBy: 'server', hi: 'तय टैक्स (%)' },
  /** The packing charge for each order, and for each dish. */
  termsPacking: { type: 'money', min: 0, writtenBy: 'server', hi: 'तय पैकिंग' },
  termsPackingPerDish: { type: 'money', min: 0, writtenBy: 'server', hi: 'हर डिश की तय पैकिंग' },
  termsCoupons: {
    type: 'records',
    max: MAX_COUPONS,
    codec: couponTermsCodec,
    assigned: true,
    hi: 'कूपन की शर्तें',
  },
  /** Who sold the order, and how dishes and charges are taxed. Empty if the bill has one line of tax on the dishes (BILL-3). */
  termsTax: { type: 'records', max: 1, codec: taxTermsCodec, assigned: true, hi: 'टैक्स की शर्तें' },
  imgUrl: { type: 'string', size: 2000, writtenBy: 'server', en: 'picture', hi: 'तस्वीर' },
  /** The business that buys, with its GST number, for the invoice (INVOICE-4); null for a consumer. */
  buyerGstin: { type: 'string', size: 15, writtenBy: 'server', hi: 'खरीदार का GSTIN' },
  buyerName: { type: 'string', size: 128, writtenBy: 'server', hi: 'खरीदार' },
  customerName: { type: 'string', size: 128, trim: true, en: 'customer', hi: 'ग्राहक' },
  customerEmail: { type: 'string', size: 320, writtenBy: 'server', en: 'e-mail', hi: 'ईमेल' },
  customerPhone: { type: 'string', size: 20, trim: true, en: 'phone', hi: 'फ़ोन' },
  orderedOn: { type: 'datetime', assigned: true, en: 'ordered', hi: 'ऑर्डर का समय' },
  searchText: searchTextOf(searchedTexts),
} as const;
