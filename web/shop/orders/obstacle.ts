import type { CartLine } from '#domain/carts/line.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { lineName } from '#domain/orders/line.ts';
import type { orderMessages } from '#domain/orders/messages.ts';
import { type PlacingRefusal, placingRefusalOf } from '#domain/orders/refusals.ts';
import type { requestMessages } from '#domain/request-messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { orderTexts } from '#web/shared/orders/texts.tsx';
import { CartChanged, NotConnected } from './actions.ts';

/** Why an order could not be placed, as checkout shows it. */
export interface Obstacle {
  tone: 'error' | 'warning';
  message: string;
  note?: string;
}

type OrderMessages = Translated<typeof orderMessages>;

export interface ObstacleTexts {
  obstacle: Translated<typeof orderTexts>['obstacle'];
  messages: OrderMessages;
  requests: Translated<typeof requestMessages>;
}

export interface Carts {
  /** The lines of the refused order. */
  ordered: readonly CartLine[];
  /** The server's cart after the refusal. */
  current: readonly CartLine[];
}

/** Names the first dish that is sold out, deleted or has another price than the customer saw. */
function changedDish({ ordered, current }: Carts, messages: OrderMessages): string | undefined {
  for (const line of ordered) {
    const now = current.find((other) => lineKey(other) === lineKey(line));
    if (!now?.isAvailable) return messages.unavailable(lineName(line));
    if (now.price !== line.price) return messages.priceChanged(lineName(now), formatMoney(now.price));
  }
  return undefined;
}

type Words = (texts: ObstacleTexts, carts: Carts) => string;

const ofDish: Words = ({ obstacle, messages }, carts) => changedDish(carts, messages) ?? obstacle.cartChanged;
const ofCharges: Words = ({ obstacle }) => obstacle.chargesChanged;

/** What checkout says of each refusal. */
const WORDS: Record<PlacingRefusal, Words> = {
  order_empty: ({ messages }) => messages.empty,
  order_payment_off: ({ obstacle }) => obstacle.paymentOff,
  order_customer_blocked: ({ messages }) => messages.customerBlocked,
  kitchen_closed: ({ obstacle }) => obstacle.closed,
  order_dish_unavailable: ofDish,
  cart_options_required: ofDish,
  order_price_changed: ofDish,
  order_guest_limit: ({ messages }) => messages.guestLimit,
  order_pickup_off: ({ obstacle }) => obstacle.noPickup,
  order_outside_area: ofCharges,
  order_coupon_refused: ({ obstacle }) => obstacle.couponRefused,
  order_below_minimum: ofCharges,
  order_cash_limit: ({ obstacle }) => obstacle.cashChanged,
  order_balance_short: ({ obstacle }) => obstacle.balanceShort,
  order_over_limit: ({ obstacle }) => obstacle.overLimit,
  order_phone_unproven: ({ messages }) => messages.phoneUnproven,
  order_slot_unavailable: ({ obstacle }) => obstacle.slotTaken,
  order_terms_changed: ofCharges,
  order_guest_portions: ({ messages }) => messages.guestPortions,
  order_portions_gone: ({ obstacle }) => obstacle.tooFewLeft,
};

/** Why an order could not be placed. The text depends on the type of the refusal and on what changed in the cart. */
export function obstacleOf(error: unknown, texts: ObstacleTexts, carts: Carts): Obstacle {
  const { obstacle, messages, requests } = texts;
  const warning = (message: string): Obstacle => ({
    tone: 'warning',
    message,
    note: obstacle.nothingOrdered,
  });
  const failure: Obstacle = { tone: 'error', message: messages.checkoutFailed };
  if (error instanceof NotConnected) return { tone: 'warning', message: obstacle.notConnected };
  if (error instanceof CartChanged) return warning(obstacle.cartChanged);
  const refusal = refusalOf(error);
  if (!refusal) return { ...failure, note: obstacle.safeToRetry };
  const known = placingRefusalOf(refusal.type);
  // Nothing that this customer could change helps.
  if (known === 'order_customer_blocked') return { tone: 'error', message: WORDS[known](texts, carts) };
  if (known) return warning(WORDS[known](texts, carts));
  // A page older than the server, or one whose cart is damaged: sending it again would not help.
  if (refusal.type === 'document_invalid_structure') return warning(obstacle.notUnderstood);
  if (refusal.type === 'general_rate_limit_exceeded') return { ...failure, note: requests.tooOften };
  return failure;
}
