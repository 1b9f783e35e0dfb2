import { openingMessages } from '#domain/site/messages.ts';
import { orderMessages } from './messages.ts';

/**
 * Why an order is refused when it is placed: one row each, for the server, the checkout and the form for phone orders. The
 * words of the two screens are total records by `PlacingRefusal` and `PhoneRefusal`, so none can lack them.
 */
interface RefusalRow {
  /** The status and the message of the API's answer, unless the refusal has a message of its own. */
  status: 400 | 403 | 409;
  message: string;
  /** What of the screen is out of date, and is read again. */
  stale: 'nothing' | 'bill' | 'dishes' | 'times' | 'opening' | 'standing';
  /** Where the form for phone orders shows it; null: staff may place such an order all the same. */
  byPhone: 'dishes' | 'time' | 'form' | null;
}

const REFUSALS = {
  order_empty: { status: 400, message: 'Your cart is empty', stale: 'nothing', byPhone: 'dishes' },
  order_payment_off: {
    status: 400,
    message: 'The kitchen does not take this way to pay. Please choose another one.',
    stale: 'nothing',
    byPhone: 'form',
  },
  order_customer_blocked: {
    status: 403,
    message: 'The kitchen takes no orders from this account. Please call it.',
    stale: 'nothing',
    byPhone: null,
  },
  kitchen_closed: {
    status: 409,
    message: openingMessages.closed(undefined),
    stale: 'opening',
    byPhone: null,
  },
  order_dish_unavailable: {
    status: 409,
    message: 'A dish is not available. Please remove it from your cart.',
    stale: 'dishes',
    byPhone: 'dishes',
  },
  cart_options_required: {
    status: 400,
    message: 'Please choose the options of this dish, and add it again.',
    stale: 'dishes',
    byPhone: 'dishes',
  },
  order_price_changed: {
    status: 409,
    message: 'A price has changed. Please check your cart and order again.',
    stale: 'dishes',
    byPhone: 'dishes',
  },
  order_guest_limit: { status: 409, message: orderMessages.guestLimit, stale: 'nothing', byPhone: null },
  order_pickup_off: {
    status: 409,
    message: 'This kitchen offers no pickup right now.',
    stale: 'bill',
    byPhone: null,
  },
  order_outside_area: {
    status: 400,
    message: 'The kitchen does not deliver there. Please choose another address.',
    stale: 'bill',
    byPhone: null,
  },
  order_coupon_refused: {
    status: 409,
    message: 'A coupon can’t be used for this order. Please order without it.',
    stale: 'bill',
    byPhone: null,
  },
  order_below_minimum: {
    status: 400,
    message: 'The order is below the minimum. Please add a dish.',
    stale: 'bill',
    byPhone: null,
  },
  order_cash_limit: {
    status: 400,
    message: 'The order is too large to be paid in cash. Please choose another way to pay.',
    stale: 'bill',
    byPhone: null,
  },
  order_balance_short: {
    status: 409,
    message: 'The balance is no longer enough for this order. Please look at it again.',
    stale: 'standing',
    byPhone: 'form',
  },
  order_over_limit: {
    status: 409,
    message: 'The order is over the limit of the house account. Please choose another way to pay.',
    stale: 'standing',
    byPhone: 'form',
  },
  order_phone_unproven: {
    status: 403,
    message: 'An order in cash needs a proven phone number.',
    stale: 'nothing',
    byPhone: null,
  },
  order_slot_unavailable: {
    status: 409,
    message: 'This time can’t be chosen any more. Please choose another one.',
    stale: 'times',
    byPhone: 'time',
  },
  order_terms_changed: {
    status: 409,
    message: 'The bill has changed. Please look at it again and order again.',
    stale: 'bill',
    byPhone: 'form',
  },
  order_guest_portions: {
    status: 409,
    message: orderMessages.guestPortions,
    stale: 'nothing',
    byPhone: null,
  },
  order_portions_gone: {
    status: 409,
    message: 'Too few portions of a dish are left. Please order fewer of it.',
    stale: 'dishes',
    byPhone: 'dishes',
  },
} as const satisfies Record<string, RefusalRow>;

type Rows = typeof REFUSALS;
export type PlacingRefusal = keyof Rows;
/** The refusals of orders that staff type. */
export type PhoneRefusal = {
  [Type in PlacingRefusal]: Rows[Type]['byPhone'] extends null ? never : Type;
}[PlacingRefusal];

const isPlacingRefusal = (type: string): type is PlacingRefusal => Object.hasOwn(REFUSALS, type);

/** The refusal with this type; undefined for any other. */
export const placingRefusalOf = (type: string | undefined): PlacingRefusal | undefined =>
  type !== undefined && isPlacingRefusal(type) ? type : undefined;

/** The same, of an order that staff type. */
export function phoneRefusalOf(type: string | undefined): PhoneRefusal | undefined {
  const refusal = placingRefusalOf(type);
  return refusal && REFUSALS[refusal].byPhone !== null ? (refusal as PhoneRefusal) : undefined;
}

/** What depends on a refusal. */
export const rowOf = (refusal: PlacingRefusal): RefusalRow => REFUSALS[refusal];

type Answer = readonly [status: number, message: string];
const answer = (status: number, message: string): Answer => [status, message];

/** The refusals with the status and the message of the API's answer. */
export const PLACING_FAILURES = Object.fromEntries(
  Object.entries(REFUSALS).map(([type, { status, message }]) => [type, answer(status, message)]),
) as Record<PlacingRefusal, Answer>;
