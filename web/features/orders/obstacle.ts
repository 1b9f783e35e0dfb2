import type { CartLine } from '#domain/carts/line.ts';
import { formatMoney } from '#domain/money.ts';
import type { orderMessages } from '#domain/orders/messages.ts';
import type { requestMessages } from '#domain/request-messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Translated } from '#web/lib/texts.ts';
import { CartChanged } from './actions.ts';
import type { orderTexts } from './texts.tsx';

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
  for (const { dishId, name, price } of ordered) {
    const now = current.find((line) => line.dishId === dishId);
    if (!now?.isAvailable) return messages.unavailable(name);
    if (now.price !== price) return messages.priceChanged(now.name, formatMoney(now.price));
  }
  return undefined;
}

/** Refusals after which the screen shows the kitchen's new charges and areas. */
const CHARGES: ReadonlySet<string> = new Set([
  'order_terms_changed',
  'order_below_minimum',
  'order_outside_area',
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
  if (error instanceof CartChanged) return warning(obstacle.cartChanged);
  const refusal = refusalOf(error);
  if (!refusal) return { ...failure, note: obstacle.safeToRetry };
  if (refusal.type === 'order_pickup_off') return warning(obstacle.noPickup);
  if (refusal.type === 'order_empty') return warning(messages.empty);
  if (CHARGES.has(refusal.type)) return warning(obstacle.chargesChanged);
  if (refusal.type === 'order_price_changed' || refusal.type === 'order_dish_unavailable')
    return warning(changedDish(carts, messages) ?? obstacle.cartChanged);
  if (refusal.type === 'kitchen_closed') return warning(obstacle.closed);
  if (refusal.type === 'general_rate_limit_exceeded') return { ...failure, note: requests.tooOften };
  return failure;
}
