import type { CartLine } from '#domain/carts/line.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { lineName } from '#domain/orders/line.ts';
import type { orderMessages } from '#domain/orders/messages.ts';
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

/** Refusals after which the screen shows the kitchen's new charges and areas. */
const CHARGES: ReadonlySet<string> = new Set([
  'order_terms_changed',
  'order_below_minimum',
  'order_outside_area',
]);

/** Refusals because of a dish in the cart. */
const DISHES: ReadonlySet<string> = new Set([
  'order_price_changed',
  'order_dish_unavailable',
  'cart_options_required',
]);

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
  if (refusal.type === 'order_pickup_off') return warning(obstacle.noPickup);
  if (refusal.type === 'order_customer_blocked') return { tone: 'error', message: messages.customerBlocked };
  if (refusal.type === 'order_guest_limit') return warning(messages.guestLimit);
  if (refusal.type === 'order_guest_portions') return warning(messages.guestPortions);
  if (refusal.type === 'order_coupon_refused') return warning(obstacle.couponRefused);
  if (refusal.type === 'order_cash_limit') return warning(obstacle.cashChanged);
  if (refusal.type === 'order_payment_off') return warning(obstacle.paymentOff);
  if (refusal.type === 'order_empty') return warning(messages.empty);
  // A page older than the server, or one whose cart is damaged: sending it again would not help.
  if (refusal.type === 'document_invalid_structure') return warning(obstacle.notUnderstood);
  if (CHARGES.has(refusal.type)) return warning(obstacle.chargesChanged);
  if (DISHES.has(refusal.type)) return warning(changedDish(carts, messages) ?? obstacle.cartChanged);
  if (refusal.type === 'order_portions_gone') return warning(obstacle.tooFewLeft);
  if (refusal.type === 'order_slot_unavailable') return warning(obstacle.slotTaken);
  if (refusal.type === 'kitchen_closed') return warning(obstacle.closed);
  if (refusal.type === 'general_rate_limit_exceeded') return { ...failure, note: requests.tooOften };
  return failure;
}
