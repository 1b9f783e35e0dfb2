import { orderMessages } from '#domain/orders/messages.ts';
import { refusalOf } from '#web/lib/refusal.ts';

/** What stands in the way of an order, in words. */
export interface Obstacle {
  tone: 'error' | 'warning';
  message: string;
  note?: string;
}

const NOTHING_CHARGED = 'Nothing has been ordered.';
const SAFE_TO_RETRY = 'Your cart is as it was. Please press Place Order again; it will not be ordered twice.';

/** Why an order could not be placed, and the way on. */
export function obstacleOf(error: unknown): Obstacle {
  const refusal = refusalOf(error);
  if (refusal?.type.startsWith('order_'))
    return { tone: 'warning', message: refusal.message, note: NOTHING_CHARGED };
  return {
    tone: 'error',
    message: orderMessages.checkoutFailed,
    note: refusal ? refusal.message : SAFE_TO_RETRY,
  };
}
