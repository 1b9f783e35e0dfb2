import { orderMessages } from '#domain/orders/messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { CartChanged } from './actions.ts';

/** What stands in the way of an order, in words. */
export interface Obstacle {
  tone: 'error' | 'warning';
  message: string;
  note?: string;
}

export const NOTHING_ORDERED = 'Nothing has been ordered.';
const CART_CHANGED = 'Your cart was changed in another tab or on another device. Please look at it again.';
const SAFE_TO_RETRY =
  'We did not hear back from the kitchen. Please press Place Order again; it will not be ordered twice.';

/** Why an order could not be placed, and the way on. */
export function obstacleOf(error: unknown): Obstacle {
  if (error instanceof CartChanged) return { tone: 'warning', message: CART_CHANGED, note: NOTHING_ORDERED };
  const refusal = refusalOf(error);
  if (refusal?.type.startsWith('order_'))
    return { tone: 'warning', message: refusal.message, note: NOTHING_ORDERED };
  return {
    tone: 'error',
    message: orderMessages.checkoutFailed,
    note: refusal ? refusal.message : SAFE_TO_RETRY,
  };
}
